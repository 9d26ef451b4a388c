import { literal } from "../languages/literals.ts";
import { PHP } from "../languages/php.ts";
import type { Steps } from "./steps.ts";

const written = (value: unknown): string => literal(value, PHP);

export const phpProgram = ({ create, update, list, remove }: Steps, origin: string): string =>
  `<?php
// Creates, changes, lists and deletes one listing. Needs PHP 8 and no extension.
// Run it with:  PROPERTYVR_API_KEY=pvr_... php listing.php

const API = ${PHP.text(origin)};

/** Sends a request; on 429 waits as long as Retry-After says, then sends the same request again. */
function call(string $method, string $target, ?array $body = null, array $headers = []): mixed
{
    $options = ['http' => [
        'method' => $method,
        'header' => ['X-API-Key: ' . getenv('PROPERTYVR_API_KEY'), ...$headers],
        'content' => $body === null ? '' : json_encode($body),
        'ignore_errors' => true,
        'timeout' => 30,
    ]];
    while (true) {
        $answer = fopen(API . $target, 'r', false, stream_context_create($options));
        if ($answer === false) {
            exit(1);
        }
        $head = implode("\\n", stream_get_meta_data($answer)['wrapper_data']);
        $text = stream_get_contents($answer);
        preg_match('/^HTTP\\S+ (\\d+)/', $head, $status);
        if ($status[1] < 400) {
            return json_decode($text, true);
        }
        if ($status[1] !== '429') {
            fwrite(STDERR, "$status[1] $text" . PHP_EOL);
            exit(1);
        }
        preg_match('/^Retry-After: (\\d+)/im', $head, $wait);
        sleep((int) ($wait[1] ?? 1));
    }
}

// 1. Create. Sent twice with the same Idempotency-Key, it is created only once.
$listing = ${written(create.body.example)};
$created = call('${create.method}', ${PHP.text(create.target)}, $listing, [
    ${PHP.text(`Content-Type: ${create.body.mediaType}`)},
    'Idempotency-Key: ' . bin2hex(random_bytes(16)),
]);
$home = $created['property'];
echo "created: $home[external_id] quality {$home['quality']['score']}", PHP_EOL;

// 2. Send only what changes.
$change = ${written(update.body.example)};
$updated = call('${update.method}', ${PHP.text(update.target)}, $change, [
    ${PHP.text(`Content-Type: ${update.body.mediaType}`)},
]);
$home = $updated['property'];
echo "updated: $home[external_id] $home[rent_price]", PHP_EOL;

// 3. List.
$listed = call('${list.method}', ${PHP.text(list.target)});
echo 'listed: ', implode(' ', array_column($listed['properties'], 'external_id')), PHP_EOL;

// 4. Delete.
call('${remove.method}', ${PHP.text(remove.target)});
echo 'deleted', PHP_EOL;
`;
