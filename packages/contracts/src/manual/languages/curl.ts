import { textOf, type ExampleRequest } from "../request.ts";

/** Between single quotes a shell changes nothing; a quote itself has to step outside. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export const curlSnippet = (request: ExampleRequest, origin: string): string => {
  const { method, target, headers, body } = request;
  const options = [
    `--header "X-API-Key: $PROPERTYVR_API_KEY"`,
    ...(body ? [`--header "Content-Type: ${body.mediaType}"`] : []),
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`--data-binary ${quoted(textOf(body))}`] : []),
  ];
  const verb = method === "GET" ? "" : `--request ${method} `;
  return [`curl ${verb}${quoted(origin + target)}`, ...options].join(" \\\n  ");
};
