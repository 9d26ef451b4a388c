import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSED = /\.(js|css|html|webmanifest)$/;
const COMPRESSED_FROM_BYTES = 1024;
/** The highest, 11, saves two hundredths more and takes twice as long. */
const BROTLI_QUALITY = 10;
const GZIP_LEVEL = 9;

/**
 * Lays beside each file of text what the server sends of it (`serveWebFiles`): better compressed than there is
 * time for with each request, and without work for it.
 */
export const compressedFiles = (): Plugin => ({
  name: "compressed-files",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) throw new Error("the build has no folder");
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (!COMPRESSED.test(file.fileName) || bytes.length < COMPRESSED_FROM_BYTES) return;
        const place = path.join(dir, file.fileName);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(`${place}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${place}.gz`, await promisify(gzip)(bytes, { level: GZIP_LEVEL }));
      }),
    );
  },
});
