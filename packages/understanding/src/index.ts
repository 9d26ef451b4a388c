export { WORK_BUDGET } from "./engine/apply.ts";
export { explain, type Trace } from "./explain.ts";
export { GRAMMAR_VERSION, READ_LIMIT, understand, type UnderstandRequest } from "./understand.ts";
export { searchAfter, searchEdited } from "./refine/search-after.ts";
export { eitherAsBoth } from "./refine/either-as-both.ts";
export {
  askedForLoan,
  askedByArea,
  askedForYield,
  carryQuestion,
  goesOnThere,
  homesOfQuestion,
  thereOfQuestion,
} from "./refine/carry-question.ts";
export { asksWhichArea, budgetSaid, marketAsk } from "./refine/market-ask.ts";
export { misreadExample, type MisreadExample } from "./refine/misread-example.ts";
export { asksOfThem } from "./refine/talk.ts";
export { priceChange } from "./sums/price-change.ts";
export { saysWhoPays } from "./sums/sums.ts";
export { unusedWords } from "./refine/unused-words.ts";
export { previousAfter } from "./refine/state-after.ts";
