import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";
import { pathOf, type AnswerWithPage, type PageHead } from "./answer-unknown-routes.ts";

/** An event stream must arrive as it is written, so it is never among these. */
const COMPRESSED =
  /^(text\/(html|css|plain|javascript|markdown|csv)|application\/(javascript|json|problem\+json|manifest\+json|wasm)|image\/svg\+xml|font\/(ttf|otf))\b/;
const COMPRESSED_FROM_BYTES = 1024;
/** The highest levels cost more time than a phone line saves on answers made afresh. */
const BROTLI_QUALITY = 5;

const NOT_BUILT =
  "The web app is not built yet. Run `npm start`, or build it with `npx vite build apps/web`.\n";

export const compressReplies = (app: FastifyInstance): void => {
  app.register(compress, {
    customTypes: COMPRESSED,
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
};

/**
 * Serves the built files: hashed ones for ever, the others asked about each time.
 * @param hasWorker without it, devices that hold the site's files give them up
 */
export const serveWebFiles = (
  app: FastifyInstance,
  folder: string | undefined,
  { hasWorker }: { readonly hasWorker: boolean },
): void => {
  if (folder === undefined || !existsSync(folder)) return;
  const former = formerFolder(folder);
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    // A folder is not a file; "/" is the page.
    allowedPath: (file) => !file.endsWith("/"),
    cacheControl: false,
    // What the build laid beside them (`apps/web/compressed-files.ts`).
    preCompressed: true,
    // Whole files; a range of a compressed one would be of other bytes.
    acceptRanges: false,
    setHeaders: (reply, file) => {
      const root = file.startsWith(former + path.sep) ? former : folder;
      reply.setHeader("cache-control", cachingOf(path.relative(root, file)));
      reply.setHeader("vary", "accept-encoding");
    },
  });
  if (!hasWorker)
    app.register((scope, _options, done) => {
      scope.get("/sw.js", (_request, reply) => reply.sendFile("sw-off.js"));
      done();
    });
};

/** Where the build lays the hashed files of the builds before. */
const formerFolder = (folder: string): string => `${folder}-former`;

const cachingOf = (file: string): string => {
  if (/\.html(\.br|\.gz)?$/.test(file)) return "no-store";
  return file.startsWith(`assets${path.sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
};

/**
 * Every address of the app is its one page; a missing file or operation is not. Hashed files of the builds before
 * are still here, for pages that are open.
 */
export const webPage =
  (folder: string | undefined): AnswerWithPage =>
  (request, reply, head) => {
    const address = pathOf(request);
    const isPage = request.method === "GET" || request.method === "HEAD";
    // Not a second root of the files: with packed files the plugin finds unpacked ones in its last root alone.
    if (isPage && isFormer(address, folder))
      return reply.sendFile(address.slice(1), formerFolder(folder));
    if (!isPage || /^\/(api|assets)(\/|$)/.test(address) || /\.\w+$/.test(address))
      return undefined;
    const file = path.join(folder ?? "", "index.html");
    if (reply.sendFile !== undefined && existsSync(file))
      return head === undefined
        ? reply.sendFile(documentFor(address, folder ?? ""))
        : reply
            .header("cache-control", "no-store")
            .type("text/html; charset=utf-8")
            .send(withHead(readFileSync(file, "utf8"), head, request.server.publicUrl ?? null));
    return reply.code(404).type("text/plain; charset=utf-8").send(NOT_BUILT);
  };

const isFormer = (address: string, folder: string | undefined): folder is string =>
  folder !== undefined &&
  /^\/assets\/[\w.-]+$/.test(address) &&
  statSync(path.join(formerFolder(folder), address), { throwIfNoEntry: false })?.isFile() === true;

/** Copies of the one page that name the files of what stands there, so that they are asked for at once, or hold it drawn. */
const COPIES: readonly (readonly [addresses: RegExp, file: string])[] = [
  [/^\/login$/, "login.html"],
  [/^\/$/, "new-chat.html"],
  [/^\/chats\/[^/]+$/, "chat.html"],
];

function documentFor(address: string, folder: string): string {
  const copy = COPIES.find(([addresses]) => addresses.test(address))?.[1];
  return copy !== undefined && existsSync(path.join(folder, copy)) ? copy : "index.html";
}

/** The one page with a head of its own. Without an origin it has no canonical address. */
function withHead(page: string, head: PageHead, origin: string | null): string {
  const { language, title, description, canonical } = head;
  const link =
    canonical === null
      ? '<meta name="robots" content="noindex" />'
      : origin === null
        ? ""
        : `<link rel="canonical" href="${escaped(origin + canonical)}" />`;
  return page
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escaped(title)} · PropertyVR</title>\n    ${link}`,
    )
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}" />`,
    );
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
