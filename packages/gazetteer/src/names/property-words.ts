import { PROPERTY_WORDS } from "../tables/property-words.ts";
import { normaliseThai } from "../text/normalise-thai.ts";
import { ThaiNames } from "./thai-names.ts";

let words: ThaiNames | undefined;

/** The words of property talk, built at first use. */
export function propertyWords(): ThaiNames {
  words ??= builtWords();
  return words;
}

function builtWords(): ThaiNames {
  const trie = new ThaiNames();
  for (const word of PROPERTY_WORDS.trim().split(/\s+/)) trie.add(normaliseThai(word).text);
  return trie;
}
