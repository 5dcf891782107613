"""The OpenAPI document and the JSON Schema of the socket, made from the wire types."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starhold import __version__
from starhold.server.http.request import Endpoint
from starhold.server.wire import ClientMessage, Problem, ServerMessage

_REF = "#/components/schemas/{name}"
_RAW = {"type": "object"}
#: what a query gives as a number
_NUMBERS = {"since", "version", "seat", "ply"}


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the document for the HTTP side; the messages of the socket are among its schemas."""
    types = [Problem, ClientMessage, ServerMessage]
    for endpoint in endpoints:
        types += [one for one in (endpoint.answer, endpoint.body) if one not in (None, msgspec.Raw)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    shapes = dict(zip(map(str, types), schemas, strict=True))
    components["ClientMessage"] = shapes[str(ClientMessage)]
    components["ServerMessage"] = shapes[str(ServerMessage)]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Starhold", "version": __version__},
        # Relative to this document: a server may be below a path.
        "servers": [{"url": "."}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}{endpoint.path}".replace("/", "_").translate(
            str.maketrans("", "", "{}")
        ),
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, shapes),
    }
    if endpoint.raw:
        content = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
        operation["requestBody"] = {"required": True, "content": content}
    elif endpoint.body is not None:
        content = {"application/json": {"schema": shapes[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    named = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named
    ]
    for name in endpoint.query:
        schema = {"type": "integer" if name in _NUMBERS else "string"}
        parameters.append({"name": name, "in": "query", "schema": schema})
    if endpoint.method != "GET":
        parameters.append({"name": "X-Starhold", "in": "header", "required": True, "schema": {"const": "1"}})
    return parameters


def _responses(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": shapes[str(Problem)]}}
    if endpoint.answer is None:
        responses: dict[str, Any] = {"204": {"description": "Done"}}
    else:
        schema = _RAW if endpoint.answer is msgspec.Raw else shapes[str(endpoint.answer)]
        responses = {"200": {"description": "Answer", "content": {endpoint.media: {"schema": schema}}}}
    for status in (*endpoint.errors, 408, 413, 414, 422, 429, 503):
        responses[str(status)] = {"description": "Refused", "content": problem}
    return responses
