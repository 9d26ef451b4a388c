import type { ServerResponse } from "node:http";
import { createTestApp } from "../../../platform/http/testing/test-app.ts";
import { openOutbound } from "../../../platform/outbound/guarded-fetch.ts";
import { openLocalWeb } from "../../../platform/outbound/testing/local-web.ts";
import {
  createTestPartner,
  plainHome,
  type TestPartner,
} from "../../partner-listings/testing/test-partner.ts";
import { fetchPhotos, type PhotoDeps } from "../fetch-photos.ts";
import { jpegOf } from "./drawn-files.ts";

/** The built app, whose photos are fetched by hand, and a server that has a photo at every address. */
export const createPhotoScene = async () => {
  const [test, web, photo] = await Promise.all([createTestApp(), openLocalWeb(), jpegOf(900, 600)]);
  // What the server's own turn would fetch is fetched by hand here.
  await test.app.jobs.close();
  const { guardedFetch, close } = openOutbound({ allow: [web.host] });
  const admin = await test.signUp();
  /** What single paths answer. */
  const answers = new Map<string, (reply: ServerResponse) => void>();
  let homes = 0;
  return {
    test,
    web,
    answers,
    admin,
    photo,
    newPartner: (): Promise<TestPartner> => createTestPartner(test, admin),
    /** No photo is known, and every address has one. */
    clear: async (): Promise<void> => {
      await test.database.pool.query("truncate photo_notes, photos, pictures cascade");
      answers.clear();
      web.asked.length = 0;
      web.answer((request, reply) => {
        const answer = answers.get((request.url ?? "").split("?")[0] ?? "");
        if (answer) answer(reply);
        else reply.writeHead(200, { etag: '"one"', "content-type": "image/jpeg" }).end(photo);
      });
    },
    run: (over: Partial<PhotoDeps> = {}, signal = new AbortController().signal) => {
      const { pool } = test.database;
      const { clock, deps } = test;
      return fetchPhotos({ pool, clock, guardedFetch, log: deps.log, ...over }, signal);
    },
    /** Lists a home and answers its id and its reference. */
    list: async (images: readonly string[], who: TestPartner) => {
      homes += 1;
      const reference = `P-${String(homes)}`;
      const reply = await test.app.inject({
        method: "POST",
        url: "/api/partner/properties",
        headers: who.headers,
        payload: { ...plainHome, external_id: reference, images },
      });
      if (reply.statusCode !== 201) throw new Error(reply.body);
      const { property } = reply.json<{ property: { id: string } }>();
      return { id: property.id, reference };
    },
    /** Its state, the reason and the status. */
    photoAt: async (url: string) => {
      const { rows } = await test.database.pool.query<{
        state: string;
        reason: string;
        status: number;
      }>("select state, reason, status from photos where url_hash = photo_hash($1)", [url]);
      return rows[0] && Object.values(rows[0]);
    },
    detail: async (id: string) =>
      (await test.app.inject({ url: `/api/properties/${id}` })).json<{
        image: string | null;
        image_alt: unknown;
        photos: { small: string; large: string; width: number; height: number }[];
      }>(),
    at: (name: string) => `${web.origin}/${name}`,
    close: async (): Promise<void> => {
      await close();
      await Promise.all([test.close(), web.close()]);
    },
  };
};
export type PhotoScene = Awaited<ReturnType<typeof createPhotoScene>>;
