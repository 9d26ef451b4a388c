import { attachmentsWords } from "@propertyvr/parts/attachments/th";
import { changedWords } from "@propertyvr/parts/changed/th";
import { contactWords } from "@propertyvr/parts/contact/th";
import { homeFactsWords } from "@propertyvr/parts/home-facts/th";
import { nearestWords } from "@propertyvr/parts/nearest/th";
import { noticeWords } from "@propertyvr/parts/notice/th";
import { questionWords } from "@propertyvr/parts/question/th";
import type { Writer } from "../writer.ts";
import { contactWriter } from "./contact.ts";
import { contractWriter } from "./contract.ts";
import { filesWriter } from "./files.ts";
import { foundWriter } from "./found.ts";
import { guideWriter } from "./guide.ts";
import { homeWriter } from "./home.ts";
import { knowledgeWriter } from "./knowledge.ts";
import { listingWriter } from "./listing.ts";
import { marketWriter } from "./market.ts";
import { sumWriter } from "./sum.ts";
import { talkWriter } from "./talk.ts";

export const thai: Writer = {
  language: "th",
  ...filesWriter,
  ...foundWriter,
  ...talkWriter,
  ...sumWriter,
  ...listingWriter,
  ...contactWriter,
  ...contractWriter,
  ...attachmentsWords,
  ...changedWords,
  ...contactWords,
  ...homeFactsWords,
  ...nearestWords,
  ...noticeWords,
  ...questionWords,
  ...guideWriter,
  ...homeWriter,
  ...marketWriter,
  ...knowledgeWriter,
};
