"""Answers that are the same for everybody: compressed once, and sent from memory."""

import gzip
import hashlib
import mimetypes
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

#: shorter answers are sent as they are
SHORT: Final = 1024
#: files that are kept in memory
FILES: Final = 1024
#: these shrink, and so do all texts; pictures and fonts are packed already
_SHRINK: Final = ("text/", "application/javascript", "application/json", "application/wasm", "image/svg+xml")
#: the name of a file changes with its content, or it is asked for again
FOR_EVER: Final = "max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class CompressedAnswer:
    """An answer, plain and packed, with the tag by which a browser knows it."""

    def __init__(self, content: bytes, media_type: str, cache: str = ASK_AGAIN) -> None:
        self.content = content
        self.media_type = media_type
        self.packed = gzip.compress(content, mtime=0) if len(content) >= SHORT else None
        tag = hashlib.sha256(content).hexdigest()[:16]
        self.headers = {"etag": f'"{tag}"', "cache-control": cache, "vary": "Accept-Encoding"}

    def response(self, asked: Mapping[str, str]) -> Response:
        """Return the answer to a request with these headers."""
        if self.headers["etag"] in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=self.headers)
        if self.packed is None or "gzip" not in asked.get("accept-encoding", ""):
            return Response(self.content, headers=self.headers, media_type=self.media_type)
        packed = self.headers | {"content-encoding": "gzip"}
        return Response(self.packed, headers=packed, media_type=self.media_type)


def answer_file(path: PathLike, asked: Mapping[str, str], cache: str = ASK_AGAIN) -> Response:
    """Return a file of ours: from memory if packing it helps, else from the disk."""
    media_type = mimetypes.guess_type(path)[0] or ""
    if media_type.startswith(_SHRINK):
        return _of_file(os.fspath(path), media_type, cache).response(asked)
    return FileResponse(path, headers={"cache-control": cache})


@lru_cache(FILES)
def _of_file(path: str, media_type: str, cache: str) -> CompressedAnswer:
    return CompressedAnswer(Path(path).read_bytes(), media_type, cache)


class Pages(StaticFiles):
    """A folder of pages."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        return answer_file(full_path, Headers(scope=scope))
