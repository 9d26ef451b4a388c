import type { ExampleBody } from "../manual.ts";
import type { ExampleRequest } from "../request.ts";
import { literal, type Notation } from "./literals.ts";

/** Single quotes: nothing in them is a variable. */
export const PHP: Notation = {
  text: (value) => `'${value.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`,
  yes: "true",
  no: "false",
  nothing: "null",
  list: ["[", "]"],
  object: ["[", "]"],
  emptyObject: "new stdClass()",
  names: " => ",
};

export const phpSnippet = (request: ExampleRequest, origin: string): string => {
  const { method, target, headers, body } = request;
  const sent = [
    `        'X-API-Key: ' . getenv('PROPERTYVR_API_KEY'),`,
    ...(body ? [`        ${PHP.text(`Content-Type: ${body.mediaType}`)},`] : []),
    ...headers.map(([name, value]) => `        ${PHP.text(`${name}: ${value}`)},`),
  ];
  return [
    "<?php",
    "$options = ['http' => [",
    `    'method' => '${method}',`,
    "    'header' => [",
    ...sent,
    "    ],",
    ...(body ? [`    'content' => ${textIn(body)},`] : []),
    "    'ignore_errors' => true,",
    "]];",
    `$answer = fopen(${PHP.text(origin + target)}, 'r', false, stream_context_create($options));`,
    "echo stream_get_meta_data($answer)['wrapper_data'][0], ' ', stream_get_contents($answer), PHP_EOL;",
  ].join("\n");
};

const textIn = ({ example }: ExampleBody): string =>
  typeof example === "string" ? PHP.text(example) : `json_encode(${literal(example, PHP, "    ")})`;
