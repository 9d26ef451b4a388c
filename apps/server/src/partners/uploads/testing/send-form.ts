import type { InjectOptions } from "fastify";

const BOUNDARY = "----a-line-between-parts";

/** A file as a browser's form sends it, for `inject`. */
export const form = (
  file: string | Uint8Array,
  { name = "homes.csv", options }: { readonly name?: string; readonly options?: object } = {},
): Pick<InjectOptions, "payload"> & { readonly headers: Readonly<Record<string, string>> } => {
  const part = (head: string, content: string | Uint8Array) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ];
  return {
    payload: Buffer.concat([
      ...(options === undefined ? [] : part('name="options"', JSON.stringify(options))),
      ...part(`name="file"; filename="${name}"`, file),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
};
