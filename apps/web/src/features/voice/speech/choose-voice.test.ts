import { describe, expect, it } from "vitest";
import { chooseVoice } from "./choose-voice.ts";

const voice = (name: string, lang: string, isDefault = false) => ({
  name,
  lang,
  default: isDefault,
});

describe("the voice that speaks", () => {
  it("is a natural one of the reply's language, that of the place first", () => {
    const voices = [
      voice("eSpeak English", "en-US", true),
      voice("Albert", "en-US"),
      voice("Google UK English Female", "en-GB"),
      voice("Google US English", "en-US"),
      voice("Microsoft Premwadee Online (Natural)", "th-TH"),
      voice("Kanya", "th_TH"),
    ];
    expect(chooseVoice(voices, "en")?.name).toBe("Google US English");
    expect(chooseVoice(voices, "th")?.name).toBe("Microsoft Premwadee Online (Natural)");
  });

  it("is a plain one where no natural one is installed, and never one of another language", () => {
    expect(chooseVoice([voice("Kanya", "th_TH")], "th")?.name).toBe("Kanya");
    expect(chooseVoice([voice("eSpeak English", "en-US")], "en")?.name).toBe("eSpeak English");
    expect(chooseVoice([voice("Google US English", "en-US")], "th")).toBeUndefined();
    expect(chooseVoice([], "en")).toBeUndefined();
  });
});
