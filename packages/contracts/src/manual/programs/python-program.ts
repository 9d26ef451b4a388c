import { literal } from "../languages/literals.ts";
import { PYTHON } from "../languages/python.ts";
import type { Steps } from "./steps.ts";

const written = (value: unknown): string => literal(value, PYTHON);

export const pythonProgram = ({ create, update, list, remove }: Steps, origin: string): string =>
  `"""Creates, changes, lists and deletes one listing. Needs Python 3.8 and nothing else.

Run it with:  PROPERTYVR_API_KEY=pvr_... python3 listing.py
"""
import json
import os
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = ${PYTHON.text(origin)}
KEY = os.environ["PROPERTYVR_API_KEY"]


def call(method, target, body=None, headers=None):
    """Sends a request; on 429 waits as long as Retry-After says, then sends the same request again."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(
        API + target, data, {"X-API-Key": KEY, **(headers or {})}, method=method
    )
    while True:
        try:
            with urlopen(request, timeout=30) as answer:
                text = answer.read()
                return json.loads(text) if text else None
        except HTTPError as error:
            if error.code != 429:
                raise SystemExit(f"{error.code} {error.read().decode()}")
            time.sleep(int(error.headers.get("Retry-After", 1)))


# 1. Create. Sent twice with the same Idempotency-Key, it is created only once.
listing = ${written(create.body.example)}
created = call(
    "${create.method}",
    ${PYTHON.text(create.target)},
    listing,
    {
        "Content-Type": ${PYTHON.text(create.body.mediaType)},
        "Idempotency-Key": str(uuid.uuid4()),
    },
)
home = created["property"]
print("created:", home["external_id"], "quality", home["quality"]["score"])

# 2. Send only what changes.
change = ${written(update.body.example)}
updated = call(
    "${update.method}",
    ${PYTHON.text(update.target)},
    change,
    {"Content-Type": ${PYTHON.text(update.body.mediaType)}},
)
print("updated:", updated["property"]["external_id"], updated["property"]["rent_price"])

# 3. List.
listed = call("${list.method}", ${PYTHON.text(list.target)})
print("listed:", *[home["external_id"] for home in listed["properties"]])

# 4. Delete.
call("${remove.method}", ${PYTHON.text(remove.target)})
print("deleted")
`;
