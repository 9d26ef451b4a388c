import { Understood } from "@propertyvr/contracts";
import { understand } from "@propertyvr/understanding";
import { everythingTried } from "@propertyvr/understanding/corpus";
import { expect, test } from "vitest";

test("the contract accepts the answer to everything the corpora hold", () => {
  const refused = everythingTried().flatMap((request) => {
    const { error } = Understood.safeParse(understand(request));
    return error === undefined ? [] : [{ text: request.text, error: error.message }];
  });
  expect(refused).toEqual([]);
}, 120_000);
