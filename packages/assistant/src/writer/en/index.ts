import { attachmentsWords } from "@propertyvr/parts/attachments/en";
import { changedWords } from "@propertyvr/parts/changed/en";
import { contactWords } from "@propertyvr/parts/contact/en";
import { homeFactsWords } from "@propertyvr/parts/home-facts/en";
import { nearestWords } from "@propertyvr/parts/nearest/en";
import { noticeWords } from "@propertyvr/parts/notice/en";
import { questionWords } from "@propertyvr/parts/question/en";
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

export const english: Writer = {
  language: "en",
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
