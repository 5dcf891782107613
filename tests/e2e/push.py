"""A service worker that push messages reach: the test is the push service between it and the server."""

import base64
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.e2e.harness import Person
from tests.services import wait_until

AUTH = b"0123456789abcdef"


class Worker:
    """The service worker of a page; what it would show is kept: a browser without a screen shows nothing."""

    def __init__(self, one: Person) -> None:
        self.url = one.url
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.devtools = one.context.new_cdp_session(one.page)
        self.registrations: list[Any] = []
        self.devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: self.registrations.extend(event["registrations"]),
        )
        self.devtools.send("ServiceWorker.enable")
        one.page.wait_for_function("navigator.serviceWorker.ready.then((found) => !!found.active)")
        self.worker = wait_until(lambda: one.context.service_workers, what="the service worker")[0]
        self.worker.evaluate("registration.showNotification = async (...said) => void (self.said = said)")

    def channel(self, address: str) -> dict[str, Any]:
        """The subscription, as the browser would send it."""
        shared = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "address": address,
            "keys": {"p256dh": _packed(shared), "auth": _packed(AUTH)},
        }

    def shown(self, body: bytes) -> tuple[str, Any]:
        """Decrypt a message as a browser does and hand it over; return what the worker shows."""
        content = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        found = wait_until(lambda: self.registrations, what="the registration")[-1]["registrationId"]
        message = {"origin": self.url, "registrationId": found, "data": content.decode()}
        self.devtools.send("ServiceWorker.deliverPushMessage", message)
        title, options = wait_until(lambda: self.worker.evaluate("self.said"), what="the notice")
        return title, options


def _packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
