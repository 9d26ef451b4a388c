import type { Concept } from "./concepts.ts";
import type { OutsideMatter } from "./outside.ts";

/** When a passage answers: each group of `needs` has to be said by one of its members. */
export interface PassageRule {
  readonly slug: string;
  /** Of the point; null is the article's summary. */
  readonly key: string | null;
  readonly needs: readonly (readonly Concept[])[];
  /** Said beside, they make this passage the better answer. */
  readonly likes: readonly Concept[];
  /** Matters of others that this passage does tell. */
  readonly covers: readonly OutsideMatter[];
}

const rule = (
  slug: string,
  key: string | null,
  needs: PassageRule["needs"],
  likes: readonly Concept[] = [],
  covers: readonly OutsideMatter[] = [],
): PassageRule => ({ slug, key, needs, likes, covers });

const CONDO = "foreigners-buying-a-condo";
const LAND = "foreigners-and-land";
const LEASES = "leases-and-renewals";
const DEEDS = "title-deeds";
const TRANSFER = "costs-on-transfer-day";
const REDUCED = "reduced-transfer-fees";
const SELLERS = "withholding-tax-for-sellers";
const LAND_TAX = "land-and-building-tax";
const LOANS = "home-loans";
const DEPOSITS = "deposits-and-tenant-rules";
const FEES = "common-fees-and-sinking-fund";
const RENTING = "rental-contracts-and-the-law";
const LETS = "short-lets";
const RENT_TAX = "tax-on-rental-income";
const AGENTS = "agents-and-commission";
const VISAS = "visas-and-property";

/** The more a rule needs, the more it weighs; of equals the first is taken. */
export const PASSAGE_RULES: readonly PassageRule[] = [
  rule(CONDO, null, [["foreigner"], ["condo"], ["own"]]),
  rule(CONDO, null, [["foreigner"], ["condo"], ["house"]]),
  rule(CONDO, "quota", [["quota"]], ["floorArea", "cost", "meaning", "foreigner"]),
  rule(
    CONDO,
    "quota",
    [["foreigner"], ["together"], ["condo", "own", "cost"]],
    ["condo", "own", "cost"],
  ),
  rule(CONDO, "quota-full", [["quota"], ["full"]], ["foreigner", "own"]),
  rule(
    CONDO,
    "money",
    [["fromAbroad"], ["condo", "own"]],
    ["fromAbroad", "foreigner", "own", "condo"],
  ),
  rule(
    CONDO,
    "thai-spouse",
    [["thaiPartner", "bothNames"], ["condo"]],
    ["own", "bothNames", "foreigner", "quota"],
    ["family"],
  ),
  rule(CONDO, "proposed-quota", [["quota"], ["raisedQuota"]], ["foreigner"]),

  rule(LAND, null, [["foreigner"], ["land", "house"], ["own"]], ["land"]),
  rule(LAND, null, [["foreigner"], ["land", "house"], ["instead"]], ["land"]),
  rule(
    LAND,
    "land-investment",
    [["foreigner"], ["investment"], ["land", "landUnit"]],
    ["investment", "own", "landUnit"],
  ),

  rule(
    LAND,
    "thai-spouse",
    [["thaiPartner"], ["land", "house"]],
    ["own", "land", "house", "foreigner"],
    ["family"],
  ),

  rule(
    LAND,
    "company",
    [["company"], ["foreigner"], ["own", "land", "condo", "house"]],
    ["own", "land"],
    ["company"],
  ),
  rule(LAND, null, [["landOwner"]], ["land", "own"]),
  rule(
    LAND,
    "company",
    [["ownCompany"]],
    ["company", "foreigner", "land", "own", "house"],
    ["company"],
  ),
  rule(LAND, "company", [["nominees"]], ["company", "foreigner", "land"], ["company"]),

  rule(LEASES, null, [["lease"]], []),
  rule(LEASES, "longest", [["lease"], ["howLong"]], ["land"]),
  rule(LEASES, "register", [["lease"], ["register"]]),
  rule(LEASES, "renewals", [["renew"], ["lease", "land", "house", "condo"]], ["lease"]),
  rule(LEASES, "lease-99", [["lease"], ["lease99"]], ["howLong", "land"]),
  rule(LEASES, "lease-fee", [["lease"], ["register"], ["cost"]]),

  rule(DEEDS, null, [["deed"]], ["kinds", "land", "meaning"]),
  rule(DEEDS, "chanote", [["chanote"]], ["meaning", "own", "deed"]),
  rule(DEEDS, "nor-sor-3-gor", [["norSor3Gor"]], ["norSor3", "own", "deed", "land", "chanote"]),
  rule(DEEDS, "nor-sor-3", [["norSor3"]], ["own", "deed", "land"]),
  rule(DEEDS, "sor-kor-1", [["sorKor1"]], ["own", "land", "deed", "meaning"]),
  rule(DEEDS, "por-bor-tor", [["porBorTor"]], ["own", "land", "deed", "meaning"]),
  rule(DEEDS, "sor-por-kor", [["sorPorKor"]], ["own", "land", "deed", "meaning"], ["inheritance"]),

  rule(TRANSFER, null, [["transfer"]], ["kinds", "cost"]),
  rule(TRANSFER, "transfer-fee", [["transfer"], ["cost"]]),
  rule(TRANSFER, null, [["transfer"], ["cost"], ["kinds"]]),
  rule(TRANSFER, "transfer-fee", [["transfer"], ["appraisal"]], ["cost"]),
  rule(TRANSFER, "mortgage-fee", [["mortgage"], ["register", "cost"]], ["register", "cost"]),
  rule(TRANSFER, "business-tax", [["businessTax"]], ["cost", "meaning"], ["company"]),
  rule(TRANSFER, "business-tax-exempt", [["businessTax"], ["exempt"]], [], ["inheritance"]),
  rule(TRANSFER, "business-tax-exempt", [["own"], ["exempt"], ["howLong", "check", "meaning"]]),
  rule(TRANSFER, "stamp-duty", [["stamp"]], ["businessTax", "cost"]),
  rule(TRANSFER, "company-withholding", [["withholding"], ["company"]], ["cost"], ["company"]),
  rule(TRANSFER, "who-pays", [["whoPays"], ["transfer", "withholding", "stamp"]], ["transfer"]),

  rule(REDUCED, null, [["reduced"], ["transfer", "mortgage"]], ["when", "foreigner", "cost"]),

  rule(SELLERS, null, [["withholding"]], ["cost"]),
  rule(SELLERS, null, [["withholding"], ["selling"]], ["cost"]),
  rule(TRANSFER, null, [["selling"], ["anyTax"]], ["kinds"]),
  rule(SELLERS, "base", [["withholding"], ["appraisal"]], ["cost"]),
  rule("official-appraisal", null, [["appraisal"]], ["meaning"]),
  rule("official-appraisal", "round", [["appraisal"], ["when"]]),

  rule(LAND_TAX, null, [["landTax"]], ["meaning"]),
  rule(LAND_TAX, "main-home", [["landTax"], ["mainHome"]], ["exempt", "cost"]),
  rule(LAND_TAX, "other-home", [["landTax"], ["secondHome"]], ["cost"]),
  rule(LAND_TAX, "other-home", [["landTax"], ["lettingOut"]], ["cost"]),
  rule(LAND_TAX, "commercial", [["landTax"], ["commercial"]], ["cost"]),
  rule(LAND_TAX, "when", [["landTax"], ["when", "whoPays"]]),

  rule(LOANS, "first-home", [["loan"], ["firstHome"]], ["cost"]),
  rule(LOANS, "second-home", [["loan"], ["secondHome"]], ["cost"]),
  rule(LOANS, "relaxed", [["loan"], ["relaxed"]], ["when"]),
  rule(LOANS, "foreigners", [["loan", "mortgage"], ["foreigner"]]),
  rule(
    LOANS,
    "foreigners",
    [["loan", "mortgage"], ["foreigner"], ["own", "condo", "house"]],
    ["own"],
  ),
  rule(LOANS, "together", [["borrowTogether"]], ["loan", "mortgage", "allowed"], ["family"]),
  rule(LOANS, "age", [["loan", "mortgage", "instalments"], ["borrowersAge"]], ["howLong"]),
  rule(LOANS, null, [["loan"], ["house", "condo", "cost", "mortgage"]], ["mortgage"]),

  rule(DEPOSITS, null, [["tenantRules"]]),
  rule(DEPOSITS, "usual", [["deposit"], ["months", "cost"]], ["landlord"]),
  rule(DEPOSITS, "deposit-back", [["deposit"], ["refund"]], ["when", "landlord", "movingOut"]),
  rule(DEPOSITS, "damage", [["deposit"], ["repair", "takenOff"]], ["landlord", "whoRepairs"]),
  rule(DEPOSITS, null, [["deposit"], ["allowed"]], ["landlord", "months"]),
  rule(DEPOSITS, "small-owner", [["tenantRules"], ["fewUnits"]]),
  rule(DEPOSITS, "what-it-asks", [["thaiContract"]], ["landlord"]),
  rule(DEPOSITS, "what-it-asks", [["utilities"]], ["landlord", "cost", "months", "toRent"]),

  rule(RENTING, "foreign-tenant", [["foreigner", "visa"], ["mayRent"]], ["condo", "house"]),
  rule(RENTING, "sublet", [["sublet"]], ["rentedHome", "allowed", "contract"]),
  rule(RENTING, "sublet", [["sublet"], ["lease", "someoneElse"]], ["rentedHome"]),
  rule(RENTING, "late-rent", [["unpaidRent"], ["rentedHome"]], ["notice"], ["arrears", "quarrels"]),
  rule(
    RENTING,
    "leaving-early",
    [["early"], ["contract", "lease", "movingOut", "rentedHome"]],
    ["notice", "ends", "movingOut", "rentedHome"],
  ),
  rule(RENTING, "leaving-early", [["early"], ["deposit"]], ["movingOut", "refund"]),
  rule(RENTING, "fixed-term", [["contract"], ["ends"]], ["rentedHome"]),
  rule(RENTING, "fixed-term", [["notice"], ["ends"]], ["contract", "rentedHome"]),
  rule(RENTING, "no-term", [["noticePeriod"]], ["rentedHome"]),
  rule(RENTING, "no-term", [["notice"], ["noAgreedTerm", "movingOut"]], ["rentedHome"]),
  rule(RENTING, "staying-on", [["contract"], ["ends"], ["staysOn"]]),
  rule(RENTING, "sold", [["changesHands"], ["aLetHome"]], ["contract"]),
  rule(RENTING, "repairs", [["repair"], ["whoRepairs"]], ["rentedHome"]),
  rule(RENTING, "tell-the-landlord", [["repair"], ["whoRepairs"], ["refuse"]], ["rentedHome"]),
  rule(RENTING, "visits", [["comesIn"], ["landlord", "rentedHome"]], ["landlord"]),
  rule(RENTING, "use", [["otherUse"], ["rentedHome"]], [], ["building"]),
  rule(RENTING, "written", [["spoken"], ["contract"]], ["rentedHome"], ["quarrels"]),

  rule(FEES, null, [["commonFee"]]),
  rule(FEES, "range", [["commonFee"], ["cost", "months"]]),
  rule(FEES, "sinking-fund", [["sinkingFund"]], ["meaning", "cost", "condo"]),
  rule(FEES, "upkeep", [["upkeep"]], ["cost", "months", "house", "condo", "meaning"]),
  rule(FEES, "vote", [["commonFee"], ["raise"]], ["cost"]),

  rule(LETS, null, [["shortLet"]], ["condo", "landlord"]),
  rule(LETS, null, [["shortest"]], ["condo", "landlord", "lease", "toRent"]),
  rule(LETS, "some-months", [["fewMonths"]], ["landlord", "allowed"]),
  rule(LETS, "some-months", [["halfAYear"], ["toRent"]], ["landlord"]),
  rule(LETS, "hotel-act", [["shortLet"], ["penalty"]], ["landlord"]),
  rule(LETS, "small-places", [["shortLet", "penalty"], ["smallPlace"]]),

  rule(RENT_TAX, null, [["rentTax"]], ["cost"], ["incomeTax"]),
  rule(RENT_TAX, null, [["anyTax"], ["lettingOut"]], ["cost"], ["incomeTax"]),
  rule(
    RENT_TAX,
    "deduction",
    [["rentTax", "lettingOut"], ["anyTax"], ["takenOff"]],
    [],
    ["incomeTax"],
  ),
  rule(RENT_TAX, "rates", [["rentTax", "lettingOut"], ["anyTax"], ["taxRate"]], [], ["incomeTax"]),
  rule(
    RENT_TAX,
    "abroad",
    [["rentTax", "lettingOut"], ["anyTax"], ["livesAbroad"]],
    [],
    ["incomeTax"],
  ),
  rule(
    RENT_TAX,
    "company-tenant",
    [["withholding"], ["landlord"], ["company"]],
    ["cost"],
    ["company", "incomeTax"],
  ),
  rule(RENT_TAX, "vat", [["vat"], ["landlord", "lettingOut"]], ["cost"], ["incomeTax"]),

  rule(VISAS, null, [["visa"], ["own", "house", "condo", "investment"]]),
  rule(VISAS, "ltr-pensioner", [["ltr"], ["pensioner"]], ["visa", "cost"]),
  rule(VISAS, "ltr-wealthy", [["ltr", "visa"], ["wealthy"]], ["ltr", "investment", "cost"]),
  rule(VISAS, null, [["ltr"]], ["visa"]),
  rule(VISAS, "tm30", [["arrivalNotice"]], ["landlord", "foreigner"], ["stayFormalities"]),
  rule(VISAS, "ninety-days", [["ninetyDays"]], ["foreigner"], ["stayFormalities"]),
  rule(AGENTS, null, [["commission"]], ["whoPays", "cost"]),
  rule(AGENTS, "sale", [["commission"], ["selling", "own"]], ["whoPays", "cost"]),
  rule(
    AGENTS,
    "rent",
    [["commission"], ["toRent", "mayRent", "lease", "rentedHome", "landlord", "aLetHome"]],
    ["whoPays", "cost"],
  ),
  rule(VISAS, "dtv", [["dtv"]], ["visa", "howLong", "cost"]),

  rule("rai-ngan-and-wah", null, [["landUnit"], ["meaning"]]),
  rule("rai-ngan-and-wah", "ngan", [["ngan"], ["meaning"]]),
  rule("choosing-an-area", null, [["area"], ["choose"]], ["check"]),
  rule("buying-a-home", null, [["own"], ["process"]], ["condo", "house", "land", "check"]),
  rule(
    "buying-a-home",
    "papers",
    [["transfer", "own", "landOffice"], ["papers"]],
    ["condo", "house"],
  ),
  rule("viewing-a-home", null, [["viewing"], ["check"]]),
  rule("viewing-a-home", null, [["secondHand"], ["check"]], ["house", "condo"]),
  rule("viewing-a-home", null, [["signing"], ["check"]], ["landlord"]),
  rule("pets-in-a-condo", null, [["pets"]], ["condo", "allowed", "landlord"]),
  rule("reading-a-listing", null, [["listing"], ["read"]], ["check"]),
  rule("avoiding-scams", null, [["scam"]], ["check", "listing", "landlord"]),
  rule("avoiding-scams", null, [["payAhead"], ["safe", "scam"]], ["viewing", "landlord"]),
  rule("moving-in", null, [["movingIn"], ["check"]]),
  rule("moving-out", null, [["movingOut"], ["check"]]),
  rule(DEPOSITS, "usual", [["deposit"]]),
];
