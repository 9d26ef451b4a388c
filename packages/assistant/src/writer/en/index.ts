import type { Writer } from "../writer.ts";
import { changedWriter } from "./changed.ts";
import { contactWriter } from "./contact.ts";
import { deadEndWriter } from "./dead-end.ts";
import { foundWriter } from "./found.ts";
import { guideWriter } from "./guide.ts";
import { homeWriter } from "./home.ts";
import { listingWriter } from "./listing.ts";
import { talkWriter } from "./talk.ts";

export const english: Writer = {
  language: "en",
  ...foundWriter,
  ...talkWriter,
  ...listingWriter,
  ...contactWriter,
  ...changedWriter,
  ...deadEndWriter,
  ...guideWriter,
  ...homeWriter,
};
