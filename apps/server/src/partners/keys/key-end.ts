import type { Language } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import type { OwnedKey } from "./key-store.ts";

/** Until when a key holds, and what its holder is told from then on. */
interface KeyValidity {
  readonly at: Date;
  readonly failure: Failure;
}

/**
 * Why a key opens nothing any more, as its holder is told: whatever ended it first. Undefined while
 * it is active. A deleted key is not known, like one that never was.
 */
export const endOf = (row: OwnedKey, now: Date): Failure | undefined => {
  if (row.deleted_at !== null) return { code: "key_unknown" };
  const past = endsOf(row).filter(({ at }) => at <= now);
  return past.sort((one, other) => one.at.getTime() - other.at.getTime())[0]?.failure;
};

/** In each language, with the moment. */
type KeyEndTexts = Readonly<Record<Language, (day: string) => string>>;

const endsOf = ({
  revoked_at,
  revoked_reason,
  ends_at,
  expires_at,
}: OwnedKey): readonly KeyValidity[] => [
  ...endAt(revoked_at, "key_revoked", REVOKED[revoked_reason ?? "revoked"]),
  ...endAt(ends_at, "key_revoked", REVOKED.replaced),
  ...endAt(expires_at, "key_expired", {
    en: (day) => `This API key expired on ${day}.`,
    th: (day) => `คีย์ API นี้หมดอายุเมื่อ ${day}`,
  }),
];

const REVOKED = {
  revoked: {
    en: (day) => `This API key was revoked on ${day}.`,
    th: (day) => `คีย์ API นี้ถูกเพิกถอนเมื่อ ${day}`,
  },
  leaked: {
    en: (day) =>
      `This API key was found in public and revoked on ${day}. Create a new one and keep it secret.`,
    th: (day) => `พบคีย์ API นี้ในที่สาธารณะ จึงเพิกถอนเมื่อ ${day} กรุณาสร้างคีย์ใหม่และเก็บไว้เป็นความลับ`,
  },
  replaced: {
    en: (day) => `This API key was replaced and stopped working on ${day}. Use the new one.`,
    th: (day) => `คีย์ API นี้ถูกแทนที่และหยุดใช้งานเมื่อ ${day} กรุณาใช้คีย์ใหม่`,
  },
} as const satisfies Record<string, KeyEndTexts>;

const endAt = (
  at: Date | null,
  code: "key_revoked" | "key_expired",
  said: KeyEndTexts,
): readonly KeyValidity[] => {
  if (at === null) return [];
  const day = at.toISOString();
  return [{ at, failure: { code, detail: said.en(day), detailTh: said.th(day) } }];
};
