import { builtInResponder, type Responder } from "@propertyvr/assistant";
import { noticeWords as english } from "@propertyvr/parts/notice/en";
import { noticeWords as thai } from "@propertyvr/parts/notice/th";
import type { PickedModel } from "./pick-model.ts";

type Because = Extract<PickedModel, { kind: "instead" }>["because"];

/** What is told where somebody else than the selected model answers. */
export interface Instead {
  readonly because: Because;
  /** As people know them; absent where nobody knows the model. */
  readonly model: string | undefined;
  readonly provider: string;
}

/** The built-in assistant's answer, and below it why it is that. */
export const builtInWithNotice = ({ because, model, provider }: Instead): Responder =>
  async function* respond(request) {
    yield* builtInResponder(request);
    const { language } = request.understood;
    const words = language === "th" ? thai : english;
    const text = {
      model_not_available: () => words.modelNotAvailable(model ?? null),
      model_not_agreed: () => words.modelNotAgreed(provider),
      model_day_limit: () => words.modelDayLimit(),
    }[because]();
    yield { type: "part", part: { type: "notice", version: 1, code: because, text, language } };
  };
