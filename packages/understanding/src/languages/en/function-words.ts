/** Words that say nothing by themselves: nobody needs to be told that they were not used. */
export const ENGLISH_FUNCTION_WORDS = `
  a about actually after again ah almost already also although always am an and another any anyone
  anything anyway are around as at basically be because been before being best better bit both but
  by came can come comes coming could did do does doing done each either else enough even ever
  every everyone everything few fine for forget forgot from gave get gets getting give given gives
  go goes going gone good got great had haha has have having he hello her here hers hey hi him his
  hm hmm honestly hopefully how however i if in instead into is it its just keep keeps kept kind
  knew know knows later least less let lets like likes lol look looks lot lots made make makes
  making many may maybe me might mind mine more most much must my need needs neither never new
  nice no nope nothing now of off often oh ok okay on once one ones only onto or other others our
  ours out over own perhaps please possibly pretty probably put quite rather really sadly said
  same say says see seem seems sees shall she should since so some someone something sometimes
  soon sorry sort still stuff such take taken takes tell tells than thank thanks that the their
  theirs them then there these they thing things think thinks this those though thought to today
  told too took twice uh um up us very want wants was way we well went were what when where
  whether which while who whom whose why wih wiht will with without would yeah yep yes yet you
  your yours
`;
