import type { ModelProvider, OfferedModel } from "@propertyvr/contracts";

type ModelLineTexts = OfferedModel["line"];

/** What each of the specified models is good for; the third is whichever of Anthropic's is configured. */
export const LINES: Readonly<
  Record<"gpt-4o-mini" | "gpt-4o" | "anthropic" | "google", ModelLineTexts>
> = {
  "gpt-4o-mini": { en: "Fast and cost-effective", th: "เร็วและประหยัด" },
  "gpt-4o": { en: "Most capable", th: "ความสามารถสูงสุด" },
  anthropic: { en: "Excellent reasoning", th: "คิดวิเคราะห์ได้ดีเยี่ยม" },
  google: { en: "Latest from Google", th: "รุ่นล่าสุดจาก Google" },
};

export const COMPATIBLE_LINE: ModelLineTexts = {
  en: "Connected by the operator of this site",
  th: "เชื่อมต่อโดยผู้ให้บริการระบบนี้",
};

export const BUILT_IN: Pick<OfferedModel, "name" | "line"> = {
  name: "Built-in",
  line: {
    en: "PropertyVR’s own assistant. Your messages stay on this server.",
    th: "ผู้ช่วยของ PropertyVR เอง ข้อความของคุณอยู่บนเซิร์ฟเวอร์นี้",
  },
};

const UNITED_STATES: ModelLineTexts = { en: "the United States", th: "สหรัฐอเมริกา" };

/** Whose the models are and where they are run. */
export const PROVIDERS: Readonly<
  Record<
    Exclude<ModelProvider, "compatible">,
    { readonly name: string; readonly country: ModelLineTexts }
  >
> = {
  openai: { name: "OpenAI", country: UNITED_STATES },
  anthropic: { name: "Anthropic", country: UNITED_STATES },
  google: { name: "Google", country: UNITED_STATES },
};
