import type { FastifyRequest } from "fastify";

/** Makes a path of ours the address under which its reader finds it; another address stays as it is. */
export type OwnAddress = (address: string) => string;

/**
 * A page of our own origin reads paths; whoever asks from elsewhere gets absolute addresses, under
 * PUBLIC_URL where that is set, else under the host that was asked. Our page at another host than
 * PUBLIC_URL keeps paths: its content security policy shows it no picture of another origin.
 */
export const ownAddressFor = (request: FastifyRequest): OwnAddress => {
  const origin = originFor(request);
  return (address) => (/^\/(?!\/)/.test(address) ? origin + address : address);
};

/** For a mail, which is read nowhere near our origin: always absolute. */
export const mailedAddressFor = (request: FastifyRequest): OwnAddress => {
  const origin = request.server.publicUrl ?? askedOrigin(request) ?? "";
  return (address) => origin + address;
};

const askedOrigin = ({ protocol, host }: FastifyRequest): string | undefined =>
  originOf(`${protocol}://${host}`);

/** Empty where a path serves. */
const originFor = (request: FastifyRequest): string => {
  const { publicUrl } = request.server;
  const asked = askedOrigin(request);
  const page = request.headers.origin ?? asked;
  if (request.headers["sec-fetch-site"] === "same-origin" || request.headers.origin === asked)
    return hostOf(page) === hostOf(publicUrl) ? (publicUrl ?? "") : "";
  return publicUrl ?? asked ?? "";
};

/** The host comes from the caller: what a URL would not say in the same words is no host. */
const originOf = (address: string): string | undefined =>
  URL.canParse(address) && new URL(address).origin === address.toLowerCase()
    ? new URL(address).origin
    : undefined;

const hostOf = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;

declare module "fastify" {
  interface FastifyInstance {
    /** The origin under which people reach us, where the operator has said it. */
    publicUrl: string | undefined;
  }
}
