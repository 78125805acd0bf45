import base64
import hashlib
import hmac
import os
import sys
import time


def is_ours(headers, body, secret):
    """Whether a message comes from us, is of now and unchanged. `body` holds the very bytes that came."""
    sent_at = headers["webhook-timestamp"]
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{sent_at}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # While a secret is being replaced there are two.
    return any(hmac.compare_digest(given, right) for given in headers["webhook-signature"].split(" "))


headers = {
    "webhook-id": os.environ["WEBHOOK_ID"],
    "webhook-timestamp": os.environ["WEBHOOK_TIMESTAMP"],
    "webhook-signature": os.environ["WEBHOOK_SIGNATURE"],
}
print("ours" if is_ours(headers, sys.stdin.buffer.read(), os.environ["WEBHOOK_SECRET"]) else "refused")
