import type { ExampleBody } from "../manual.ts";
import type { ExampleRequest } from "../request.ts";
import { literal, type Notation } from "./literals.ts";

export const JAVASCRIPT: Notation = {
  text: (value) => JSON.stringify(value),
  yes: "true",
  no: "false",
  nothing: "null",
  list: ["[", "]"],
  object: ["{", "}"],
  emptyObject: "{}",
  names: ": ",
};
const STEP = "  ";

/** A name stands bare where the language allows it. */
export const javascriptLiteral = (value: unknown, indent = ""): string =>
  literal(value, JAVASCRIPT, indent, STEP).replaceAll(/^(\s*)"([a-z_]\w*)": /gim, "$1$2: ");

export const javascriptSnippet = (request: ExampleRequest, origin: string): string => {
  const { method, target, headers, body } = request;
  const sent = [
    `    "X-API-Key": process.env.PROPERTYVR_API_KEY,`,
    ...(body ? [`    "Content-Type": ${JAVASCRIPT.text(body.mediaType)},`] : []),
    ...headers.map(([name, value]) => `    ${JAVASCRIPT.text(name)}: ${JAVASCRIPT.text(value)},`),
  ];
  return [
    `const answer = await fetch(${JAVASCRIPT.text(origin + target)}, {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    "  headers: {",
    ...sent,
    "  },",
    ...(body ? [`  body: ${textIn(body)},`] : []),
    "});",
    "console.log(answer.status, await answer.text());",
  ].join("\n");
};

const textIn = ({ example }: ExampleBody): string =>
  typeof example === "string"
    ? JAVASCRIPT.text(example)
    : `JSON.stringify(${javascriptLiteral(example, STEP)})`;
