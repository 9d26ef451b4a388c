import type { ExampleBody, ManualOperation, Parameter } from "./manual.ts";

/** One request as it goes over the wire, without the key and the address of the service. */
export interface ExampleRequest {
  readonly method: string;
  /** The path with its parameters filled in, and the query. */
  readonly target: string;
  /** Beside X-API-Key and Content-Type. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: ExampleBody;
}

/** What somebody put into the fields of an operation, by the name of the parameter. */
export type FieldValues = Readonly<Record<string, string>>;

/** The request that the document's own examples make. */
export const exampleRequest = (operation: ManualOperation): ExampleRequest => {
  const values = operation.parameters.flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, example] as const],
  );
  const [body] = operation.bodies;
  return requestWith(operation, Object.fromEntries(values), body);
};

/** The request that these values make; what is empty is left out. */
export const requestWith = (
  operation: ManualOperation,
  values: FieldValues,
  body?: ExampleBody,
): ExampleRequest => {
  const at = (place: Parameter["place"]) =>
    operation.parameters.flatMap(({ name, place: own }) => {
      const value = values[name] ?? "";
      return own === place && value !== "" ? [[name, value] as const] : [];
    });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const query = at("query").map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    method: operation.method,
    target: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers: at("header"),
    ...(body && { body }),
  };
};

/** The bytes of a body: JSON is spread over lines, for people to read. */
export const textOf = ({ example }: ExampleBody): string =>
  typeof example === "string" ? example : JSON.stringify(example, null, 2);
