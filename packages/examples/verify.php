<?php
/** Whether a message comes from us, is of now and unchanged. $body is the very text that came. */
function isOurs(array $headers, string $body, string $secret): bool
{
    $sentAt = $headers['webhook-timestamp'];
    if (!ctype_digit($sentAt) || abs(time() - (int) $sentAt) > 300) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $signed = "{$headers['webhook-id']}.$sentAt.$body";
    $right = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    // While a secret is being replaced there are two.
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($right, $given)) {
            return true;
        }
    }
    return false;
}

$headers = [
    'webhook-id' => getenv('WEBHOOK_ID'),
    'webhook-timestamp' => getenv('WEBHOOK_TIMESTAMP'),
    'webhook-signature' => getenv('WEBHOOK_SIGNATURE'),
];
echo isOurs($headers, stream_get_contents(STDIN), getenv('WEBHOOK_SECRET')) ? 'ours' : 'refused', "\n";
