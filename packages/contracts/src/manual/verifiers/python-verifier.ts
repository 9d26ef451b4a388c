export const PYTHON_VERIFIER = `# Python 3.9 or newer, nothing to install.
import base64
import hashlib
import hmac
import time

TOLERANCE_S = 5 * 60


def is_from_propertyvr(body: bytes, headers, secret: str) -> bool:
    """body: the bytes exactly as they came, before anything parses them."""
    message_id = headers.get("webhook-id", "")
    sent_at = headers.get("webhook-timestamp", "")
    if not (sent_at.isascii() and sent_at.isdigit()):
        return False
    if abs(time.time() - int(sent_at)) > TOLERANCE_S:
        return False

    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{sent_at}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())

    # There are two while a secret is being changed; one valid signature is enough.
    for signature in headers.get("webhook-signature", "").split(" "):
        version, _, given = signature.partition(",")
        if version == "v1" and hmac.compare_digest(given.encode(), expected):
            return True
    return False
`;
