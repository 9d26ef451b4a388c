import type { OfferedModel, OfferedModels } from "@propertyvr/contracts";

const states = { en: "the United States", th: "สหรัฐอเมริกา" };

const model = (
  over: Partial<OfferedModel> & Pick<OfferedModel, "id" | "name">,
  provider: Partial<NonNullable<OfferedModel["provider"]>> = {},
): OfferedModel => ({
  line: { en: "Most capable", th: "ความสามารถสูงสุด" },
  provider: { id: "openai", name: "OpenAI", country: states, is_agreed: false, ...provider },
  is_available: true,
  why_not: null,
  takes_own_key: true,
  sees_pictures: true,
  ...over,
});

/** Two of OpenAI's that are available, one of Anthropic's without a key, and the built-in assistant. */
export const offeredModels = (over: Partial<OfferedModels> = {}): OfferedModels => ({
  models: [
    model({
      id: "gpt-4o-mini",
      name: "GPT-4o mini",
      line: { en: "Fast and cost-effective", th: "เร็วและประหยัด" },
    }),
    model({ id: "gpt-4o", name: "GPT-4o" }),
    model(
      {
        id: "claude-sonnet-4-5",
        name: "Claude Sonnet 4.5",
        is_available: false,
        why_not: "no_key",
      },
      { id: "anthropic", name: "Anthropic" },
    ),
    {
      id: "built-in",
      name: "Built-in",
      line: { en: "PropertyVR’s own assistant", th: "ผู้ช่วยของ PropertyVR เอง" },
      provider: null,
      is_available: true,
      why_not: null,
      takes_own_key: false,
      sees_pictures: false,
    },
  ],
  takes_own_keys: true,
  ...over,
});

/** The same, with an agreement to OpenAI. */
export const agreedModels = (): OfferedModels => {
  const offered = offeredModels();
  return {
    ...offered,
    models: offered.models.map((each) =>
      each.provider?.id === "openai"
        ? { ...each, provider: { ...each.provider, is_agreed: true } }
        : each,
    ),
  };
};
