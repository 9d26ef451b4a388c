import { literal } from "../languages/literals.ts";
import { PHP } from "../languages/php.ts";
import type { Steps } from "./steps.ts";

const written = (value: unknown): string => literal(value, PHP);

export const phpProgram = ({ create, update, list, remove }: Steps, origin: string): string =>
  `<?php
// Creates, changes, lists and deletes one listing. Needs PHP 8 and no extension.
// Run it with:  PROPERTYVR_API_KEY=pvr_... php listing.php

const API = ${PHP.text(origin)};

/** Sends a request; on 429 waits as long as Retry-After says, then sends the same again. */
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
        sleep((int) $wait[1]);
    }
}

function show(string $what, mixed $answer): void
{
    echo "$what: ", json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;
}

// 1. Create. Sent twice under one Idempotency-Key it is still created once.
$listing = ${written(create.body.example)};
show('created', call('${create.method}', ${PHP.text(create.target)}, $listing, [
    ${PHP.text(`Content-Type: ${create.body.mediaType}`)},
    'Idempotency-Key: ' . bin2hex(random_bytes(16)),
]));

// 2. Change what is new, and nothing else.
$change = ${written(update.body.example)};
show('updated', call('${update.method}', ${PHP.text(update.target)}, $change, [
    ${PHP.text(`Content-Type: ${update.body.mediaType}`)},
]));

// 3. List.
show('listed', call('${list.method}', ${PHP.text(list.target)}));

// 4. Delete.
call('${remove.method}', ${PHP.text(remove.target)});
echo 'deleted', PHP_EOL;
`;
