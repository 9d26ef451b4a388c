import type { Db } from "@propertyvr/database";
import { markdownChat } from "@propertyvr/parts/chat-markdown";
import type pg from "pg";
import type { ArchiveFiles } from "../../accounts/archive/account-archive.ts";
import type { Clock } from "../../platform/config/deps.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import { exportChats } from "./export-chats.ts";

const NAMES = {
  en: { you: "You", assistant: "Assistant", attached: "Attached" },
  th: { you: "คุณ", assistant: "ผู้ช่วย", attached: "แนบไฟล์" },
} as const;

/** The chats of an account in its download: once as they are imported again, and each to read. */
export const chatFiles = (deps: {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly seal: KeyedHash;
  /** Where links in the texts lead. */
  readonly origin: string;
}): ArchiveFiles =>
  async function* ({ id, language }) {
    const given = await exportChats(deps, id, deps.clock.now());
    yield { name: "chats.json", content: JSON.stringify(given) };
    const told = { names: NAMES[language], addressOf: (path: string) => `${deps.origin}${path}` };
    for (const [at, chat] of given.chats.entries())
      yield {
        name: `chats/${String(at + 1).padStart(3, "0")} ${fileName(chat.title)}.md`,
        content: markdownChat(chat, told),
      };
  };

/** A title as a name that every system takes. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60)
    .trim();
