"""Small changes to a Python source; some test should notice each of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_REVERSED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_EITHER_WAY = ("add",)  # our functions for which the order of arguments does not matter
_RETURNED = {"bool": "not ({})", "int": "({}) + 1", "list": "[]", "tuple": "()", "dict": "{{}}"}
# fields of the syntax tree that do not change what the program does
_UNTOUCHED = ("annotation", "returns", "decorator_list", "format_spec")
_MARKS = ("N_", "_")  # changes to sentences are not changes of rules


class Change(NamedTuple):
    """A changed source and, for people to look at, its first line that differs."""

    file: str
    function: str  # "Class.method"; empty outside of functions
    line: int
    before: str
    after: str
    source: str


class _Spot(NamedTuple):
    """A place in a syntax tree, and what can replace it."""

    parent: ast.AST
    field: str
    place: int | None  # the index, if the field is a list
    node: Any
    function: str
    returns: str  # the annotation of the function's result, up to its first bracket


class _Site(NamedTuple):
    spot: _Spot
    instead: ast.AST


class Mutable:
    """A source with all the changes that can be made to it."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self._source = source
        self._lines = source.splitlines()
        self._tree = ast.parse(source)
        self._sites = [
            _Site(spot, instead) for spot in _spots(self._tree, "", "") for instead in _instead(spot)
        ]

    def __len__(self) -> int:
        return len(self._sites)

    def __getitem__(self, number: int) -> Change:
        spot, instead = self._sites[number]
        source = self._written(spot, instead)
        changed = source.splitlines()
        line = next(at for at, text in enumerate(self._lines) if changed[at : at + 1] != [text])
        before, after = self._lines[line].strip(), changed[line].strip()
        return Change(self.file, spot.function, line + 1, before, after, source)

    def changes_at(self, line: int) -> Iterator[Change]:
        """The changes whose first differing line is this one."""
        for number, (spot, _instead) in enumerate(self._sites):
            if spot.node.lineno <= line <= spot.node.end_lineno:
                change = self[number]
                if change.line == line:
                    yield change

    def changes_of(self, text: str) -> Iterator[Change]:
        """The changes of lines with this text."""
        for at, line in enumerate(self._lines, start=1):
            if line.strip() == text:
                yield from self.changes_at(at)

    def _written(self, spot: _Spot, instead: ast.AST) -> str:
        """The source with the change in its place, in brackets where they are needed."""
        meant = _dump_with(self._tree, spot, instead)
        text = ast.unparse(instead)
        for attempt in (text, f"({text})"):
            source = self._spliced(spot.node, attempt)
            if _dump(source) == meant:
                return source
        raise ValueError(f"{self.file}:{spot.node.lineno}: {text!r} cannot be written there")

    def _spliced(self, node: Any, text: str) -> str:
        data = self._source.encode()
        starts = [0]
        for line in data.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        return (data[:begin] + text.encode() + data[end:]).decode()


def _dump(source: str) -> str:
    try:
        return ast.dump(ast.parse(source))
    except SyntaxError:
        return ""


def _dump_with(tree: ast.AST, spot: _Spot, instead: ast.AST) -> str:
    _put(spot, instead)
    dump = ast.dump(tree)
    _put(spot, spot.node)
    return dump


def _put(spot: _Spot, node: ast.AST) -> None:
    if spot.place is None:
        setattr(spot.parent, spot.field, node)
    else:
        getattr(spot.parent, spot.field)[spot.place] = node


def _spots(node: ast.AST, function: str, returns: str) -> Iterator[_Spot]:
    """Every node that can change what the program does, with its place."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        function = f"{function}.{node.name}".lstrip(".")
    if isinstance(node, ast.FunctionDef) and node.returns:
        returns = ast.unparse(node.returns).partition("[")[0]
    elif isinstance(node, ast.Lambda):
        returns = ""
    for field, value in ast.iter_fields(node):
        if field in _UNTOUCHED:
            continue
        several = isinstance(value, list)
        for index, child in enumerate(value if several else [value]):
            if not isinstance(child, ast.AST) or _is_no_rule(child):
                continue
            yield _Spot(node, field, index if several else None, child, function, returns)
            yield from _spots(child, function, returns)


def _is_no_rule(node: ast.AST) -> bool:
    """Whether this is text for people (docstrings, sentences), or only a guard against mistakes of ours."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.JoinedStr() | ast.keyword(arg="strict"):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _MARKS
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
    return False


def _instead(spot: _Spot) -> Iterator[ast.AST]:
    match spot.node:
        case ast.stmt() as statement:
            yield from _other_statements(statement, spot.returns)
        case ast.Constant(value=str()) if isinstance(spot.parent, ast.Subscript):
            return  # another key is simply not found: no test is needed to notice that
        case ast.expr() as expression:
            yield from _other_expressions(expression)
            if spot.field in ("test", "ifs") and not isinstance(expression, (ast.Compare, ast.UnaryOp)):
                yield _expression(f"not ({ast.unparse(expression)})")


def _other_statements(node: ast.stmt, returns: str) -> Iterator[ast.stmt]:
    match node:
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            text = _RETURNED.get(returns, "None").format(ast.unparse(value))
            if text != ast.unparse(value):
                yield ast.Return(_expression(text))
        case ast.AugAssign(target=target, op=op, value=value):
            if type(op) in _REVERSED:
                yield ast.AugAssign(target, _REVERSED[type(op)](), value)
    if _can_go(node):
        yield ast.Pass()


def _can_go(node: ast.stmt) -> bool:
    """Whether a statement can be removed without leaving a name undefined."""
    match node:
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
            return True
        case ast.Assign(targets=targets):
            return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets)
    return False


def _other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant(value=value):
            yield from (ast.Constant(other) for other in _other_values(value))
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                for other in _COMPARED[type(op)]:
                    yield ast.Compare(left, [*ops[:at], other(), *ops[at + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.BinOp(left, op, right) if type(op) in _REVERSED:
            yield ast.BinOp(left, _REVERSED[type(op)](), right)
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.Call(func, args, keywords):
            yield from _other_calls(func, args, keywords)


def _other_values(value: object) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value:
            yield value - 1
    elif isinstance(value, float):
        yield value + 1
    elif isinstance(value, str) and value:
        yield ""


def _other_calls(func: ast.expr, args: list[ast.expr], keywords: list[ast.keyword]) -> Iterator[ast.expr]:
    name = func.id if isinstance(func, ast.Name) else ""
    if name in _TWINS:
        yield ast.Call(ast.Name(_TWINS[name], ast.Load()), args, keywords)
    if name in (*_TWINS, *_EITHER_WAY):
        return
    for at in range(len(args) - 1):
        one, other = args[at : at + 2]
        starred = isinstance(one, ast.Starred) or isinstance(other, ast.Starred)
        if not starred and ast.dump(one) != ast.dump(other):
            yield ast.Call(func, [*args[:at], other, one, *args[at + 2 :]], keywords)


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
