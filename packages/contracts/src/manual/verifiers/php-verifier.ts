export const PHP_VERIFIER = `<?php
// PHP 8.0 or newer, nothing to install.

const TOLERANCE_S = 5 * 60;

/** @param string $body the bytes exactly as they came: file_get_contents('php://input') */
function is_from_propertyvr(string $body, array $headers, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $sentAt = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($sentAt) || abs(time() - (int) $sentAt) > TOLERANCE_S) {
        return false;
    }

    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $expected = base64_encode(hash_hmac('sha256', "$id.$sentAt.$body", $key, true));

    // There are two while a secret is being changed; one valid signature is enough.
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        [$version, $given] = array_pad(explode(',', $signature, 2), 2, '');
        if ($version === 'v1' && hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}
`;
