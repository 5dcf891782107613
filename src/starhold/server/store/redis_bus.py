"""The bus over Redis."""

from collections.abc import Sequence

import redis.asyncio

from starhold.server.store.bus import CHANNEL, QUIET_SECONDS, SEND_SECONDS, Bus


class RedisBus(Bus):
    """Redis publish and subscribe."""

    away = (redis.RedisError, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = redis.asyncio.Redis.from_url(
            url, socket_connect_timeout=SEND_SECONDS, socket_timeout=SEND_SECONDS
        )

    async def listen(self) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.works()
            asked = False
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=QUIET_SECONDS)
                if message is not None:
                    asked = False
                    if message["type"] == "message":
                        self.hear(message["data"])
                elif asked:
                    raise TimeoutError("the bus has stopped responding")
                else:
                    asked = True
                    await channel.ping()

    async def send(self, messages: Sequence[str]) -> None:
        async with self.redis.pipeline(transaction=False) as pipeline:
            for message in messages:
                pipeline.publish(CHANNEL, message)
            await pipeline.execute()

    async def close(self) -> None:
        await super().close()
        await self.redis.aclose()
