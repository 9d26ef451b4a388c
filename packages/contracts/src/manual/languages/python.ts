import type { ExampleBody } from "../manual.ts";
import type { ExampleRequest } from "../request.ts";
import { literal, type Notation } from "./literals.ts";

/** JSON's escapes are Python's too. */
export const PYTHON: Notation = {
  text: (value) => JSON.stringify(value),
  yes: "True",
  no: "False",
  nothing: "None",
  list: ["[", "]"],
  object: ["{", "}"],
  emptyObject: "{}",
  names: ": ",
};

export const pythonSnippet = (request: ExampleRequest, origin: string): string => {
  const { method, target, headers, body } = request;
  const sent = [
    `        "X-API-Key": os.environ["PROPERTYVR_API_KEY"],`,
    ...(body ? [`        "Content-Type": ${PYTHON.text(body.mediaType)},`] : []),
    ...headers.map(([name, value]) => `        ${PYTHON.text(name)}: ${PYTHON.text(value)},`),
  ];
  return [
    ...(body && typeof body.example !== "string" ? ["import json"] : []),
    "import os",
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    `    ${PYTHON.text(origin + target)},`,
    `    method="${method}",`,
    "    headers={",
    ...sent,
    "    },",
    ...(body ? [`    data=${bytesOf(body)},`] : []),
    ")",
    "with urlopen(request) as answer:",
    "    print(answer.status, answer.read().decode())",
  ].join("\n");
};

const bytesOf = ({ example }: ExampleBody): string =>
  typeof example === "string"
    ? `${PYTHON.text(example)}.encode()`
    : `json.dumps(${literal(example, PYTHON, "    ")}).encode()`;
