import { say } from "../language.ts";

/** Thai typed with Latin letters, as people without a Thai keyboard write it. */
export const ROMANISED_WORDS = [
  say("type", { types: ["apartment"], deal: "rent" }, "hong chao | hongchao | hor pak | horpak | hong phak"),
  say("type", { types: ["condo", "apartment"], isWeak: true }, "hong | hong wang"),
  say("type", { types: ["house"] }, "baan | baan diao | baan diew"),
  say("type", { types: ["house"], deal: "rent" }, "baan chao | ban chao"),
  say("type", { types: ["land"] }, "tee din | thi din | teedin"),
  say("deal", "rent", "chao | hai chao | ha chao"),
  say("deal", "sale", "khai | seu | yak seu | sue baan"),
  say("near", { withinM: null }, "klai | glai | klai klai | glai glai"),
  say("inArea", null, "thaew | taew | taew taew | yan | thaeo"),
  say("filler", null, "mi mai | mee mai | mii mai | mi mai khrap | ka | kub | krub | khrub | yu | yoo | noi | duay | mai ka | mee | mi"),
  say("seek", "seek", "ha hong | ha baan | ha condo | yak dai | yaak dai | hai noi | chuay ha"),
  say("bound", { bound: "max", side: "before" }, "mai goen | mai gern | mai koen | mai kern"),
  say("budget", "budget", "ngop | ngob"),
  say("numeral", { power: 10_000, scope: "sum" }, "muen | meun"),
  say("numeral", { power: 1_000, scope: "sum" }, "phan | pan"),
  say("numeral", { power: 1_000_000, scope: "all" }, "lan | laan"),
  say("unit", { dimension: "bedrooms", factor: 1 }, "hong non | hongnon | hong norn"),
  say("amenity", ["pet_friendly"], "liang maa | liang maew | liang sat"),
  say("quality", null, "rakha took | thuk thuk | rakha thuk"),
  say("period", "month", "to duean | tor duean | tor deuan | to deuan | tor duan | per duean"),
  say("periodBefore", "month", "duean la | deuan la | duan la"),
  say("nearNoun", { kind: "beach", name: null }, "talay | thale | talae | hat | haad"),
  say("ask", "howMuch", "tao rai | thao rai | taorai"),
]; // prettier-ignore
