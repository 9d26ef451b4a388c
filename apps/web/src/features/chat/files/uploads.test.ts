import { ATTACHMENT_LIMITS } from "@propertyvr/contracts";
import { beforeEach, describe, expect, it } from "vitest";
import {
  areOnTheirWay,
  type DraftFile,
  draftFiles,
  giveFilesBack,
  setDraftFiles,
  takeFiles,
} from "./draft-files.ts";
import { attachFiles, resumeFiles } from "./uploads.ts";

const PLACE = "person:chat";
const file = (over: Partial<DraftFile>): DraftFile => ({
  key: "k",
  name: "a.pdf",
  bytes: 1,
  id: "i",
  kind: "pdf",
  mediaType: "application/pdf",
  state: "ready",
  isShared: false,
  ...over,
});

beforeEach(() => setDraftFiles(PLACE, []));

describe("files at the prompt box", () => {
  it("are as many as a message takes, and no larger than the server takes", () => {
    const huge = new File([new Uint8Array(ATTACHMENT_LIMITS.fileBytes + 1)], "huge.pdf");
    const empties = Array.from(
      { length: ATTACHMENT_LIMITS.perMessage + 1 },
      () => new File([], "e.pdf"),
    );
    expect(attachFiles(PLACE, [huge, ...empties])).toBe(false);
    expect(draftFiles(PLACE).map(({ fault }) => fault)).toEqual([
      "tooLarge",
      ...Array.from({ length: ATTACHMENT_LIMITS.perMessage - 1 }, () => "empty"),
    ]);
  });

  it("go with a message when they were read; what failed stays and says why", () => {
    const failed = file({ key: "f", id: null, state: "failed", fault: "empty" });
    setDraftFiles(PLACE, [file({ id: "1", isShared: true }), failed, file({ key: "k2", id: "2" })]);
    expect(areOnTheirWay(draftFiles(PLACE))).toBe(false);
    const sent = takeFiles(PLACE);
    expect(sent).toMatchObject({ attachments: ["1", "2"], share_with_model: ["1"] });
    expect(draftFiles(PLACE)).toEqual([failed]);
    expect(takeFiles(PLACE)).toBeUndefined();
    if (sent !== undefined) giveFilesBack(PLACE, sent);
    expect(draftFiles(PLACE).map(({ id, isShared }) => [id, isShared])).toEqual([
      ["1", true],
      ["2", false],
      [null, false],
    ]);
  });

  it("that were on their way when the page went say so", () => {
    setDraftFiles(PLACE, [file({ id: null, state: "sending" })]);
    expect(areOnTheirWay(draftFiles(PLACE))).toBe(true);
    resumeFiles(PLACE);
    expect(draftFiles(PLACE)).toMatchObject([{ state: "failed", fault: "interrupted" }]);
  });
});
