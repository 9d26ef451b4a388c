import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/** The address cannot be had; the message says what to do. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

/** @throws ListenError whose message tells a person what to do where the port cannot be had */
export const listenOn = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, "host" | "port">,
): Promise<void> => {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new ListenError(`Port ${String(port)} is in use. Set PORT to another one.`, {
        cause: error,
      });
    if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new ListenError(
        `Cannot listen on ${host}:${String(port)} (${code}). Check HOST and PORT.`,
        {
          cause: error,
        },
      );
    throw error;
  }
};

/** What a person clicks on. */
export const addressLine = (
  app: FastifyInstance,
  { host, isLoopback, port }: Pick<Config, "host" | "isLoopback" | "port">,
): string => {
  const address = app.server.address();
  const bound = address !== null && typeof address === "object" ? address.port : port;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isLoopback || isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const also = isEverywhere ? " (and on all addresses of this machine)" : "";
  return `PropertyVR is at http://${name}:${String(bound)}${also}`;
};
