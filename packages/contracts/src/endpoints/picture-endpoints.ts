import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PICTURE_SIZES } from "../photos.ts";

const SIZES = PICTURE_SIZES.map((size) => `${size}` as const);

/** Our own copies of the photos that listings name. */
export const pictureEndpoints = {
  picture: endpoint({
    method: "GET",
    path: "/api/pictures/{id}/{size}",
    summary: "A photo of a home from our copy; the content of an address never changes",
    tag: "Properties",
    access: "open",
    params: z.object({ id: z.string().regex(/^[\da-f]{32}$/), size: z.enum(SIZES) }),
    status: 200,
    alsoProduces: ["image/webp", "image/jpeg"],
    problems: ["not_found"],
  }),
} as const;
