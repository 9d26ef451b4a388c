import type { CitationPart } from "@propertyvr/parts";
import { citationWords as citationEn } from "@propertyvr/parts/citation/en";
import { citationWords as citationTh } from "@propertyvr/parts/citation/th";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CitationBlock } from "./citation-block.tsx";

const PART: CitationPart = {
  type: "citation",
  version: 1,
  slug: "costs-on-transfer-day",
  key: "transfer-fee",
  kind: "rules",
  says: "The transfer fee is 2%.",
  disputed: null,
  has_disputes: false,
  sources: [],
  checked_at: "2026-10-01",
  review_by: "2027-01-15",
  overdue: true,
  text: "What is paid on transfer day?",
  language: "en",
};

const NOTICE = { en: citationEn.overdue("2027-01-15"), th: citationTh.overdue("2027-01-15") };

it.each(["en", "th"] as const)(
  "a passage of an article that is due for a review says so in %s, and no other does",
  (language) => {
    render(<CitationBlock part={{ ...PART, language }} />);
    expect(screen.getByText(NOTICE[language])).toBeTruthy();
    cleanup();
    render(<CitationBlock part={{ ...PART, language, overdue: false }} />);
    expect(screen.queryByText(NOTICE[language])).toBeNull();
  },
);
