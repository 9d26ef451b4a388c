import {
  fail,
  type Language,
  type PlaceRef,
  type ReadonlyDeep,
  type Result,
} from "@propertyvr/vocabulary";
import type { z } from "zod";
import type { ToolPorts } from "../ports.ts";

/** What a call knows that its caller does not write. */
export interface ToolContext {
  /** Titles, locations and names come in this language where they are known in it. */
  readonly language: Language;
  /** Which places the names of the input mean, as far as that is known; others are looked up. */
  readonly placeRefs: readonly PlaceRef[];
}

/** One thing that can be looked up for an answer, by whoever writes it. */
export interface ToolSpec<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Failure extends string,
> {
  /** As a model or another program writes it: a verb and a noun in snake_case. */
  readonly name: string;
  /** When to call it and what comes back, for whoever has only this to go by. */
  readonly description: string;
  /** What a caller writes: names of places, never their ids. */
  readonly input: Input;
  readonly output: Output;
  /** Never throws for what can be expected to happen. */
  readonly run: (
    ports: ToolPorts,
    input: z.output<Input>,
    context: ToolContext,
  ) => Promise<Result<ReadonlyDeep<z.output<Output>>, Failure>>;
  /** What of the result a language model may read, as plain JSON: no way to reach a person, no picture. */
  readonly visibleToModel: (value: ReadonlyDeep<z.output<Output>>) => unknown;
}

export interface Tool<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Failure extends string,
> extends ToolSpec<Input, Output, Failure> {
  /** Checks what the caller wrote, then runs. "bad_input": it does not fit the schema. */
  readonly call: (
    ports: ToolPorts,
    input: unknown,
    context: ToolContext,
  ) => Promise<Result<ReadonlyDeep<z.output<Output>>, Failure | "bad_input">>;
}

export const tool = <Input extends z.ZodType, Output extends z.ZodType, Failure extends string>(
  spec: ToolSpec<Input, Output, Failure>,
): Tool<Input, Output, Failure> => ({
  ...spec,
  call: async (ports, input, context) => {
    const parsed = spec.input.safeParse(input);
    return parsed.success ? spec.run(ports, parsed.data, context) : fail("bad_input");
  },
});
