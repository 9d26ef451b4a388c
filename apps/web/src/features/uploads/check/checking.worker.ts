/** Reads and checks files beside the page, by the same rules as the server. */
import { allPlaces, knowSubdistricts } from "@propertyvr/gazetteer";
import { SUBDISTRICT_ROWS } from "@propertyvr/gazetteer/subdistrict-rows";
import { createChecker } from "./checker.ts";
import type { CheckAnswer, CheckRequest } from "./protocol.ts";

knowSubdistricts(SUBDISTRICT_ROWS);

const tell = (answer: CheckAnswer): void => postMessage(answer);
const check = createChecker(tell);

addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => void check(data));

tell({
  is: "ready",
  provinces: allPlaces("province").map(({ name, nameTh }) => ({ en: name, th: nameTh })),
});
