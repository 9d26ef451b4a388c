import type { ToldClauses } from "../language.ts";

/** A clause about what somebody has, had, pays or does: the subject comes first, the verb tells of what is. */
export const TOLD: ToldClauses = {
  states:
    /^(?:(?:hi|hello|hey|so|well|and|also|because|since|as|though|actually|basically)[, ]+)*(?:coming from|moving from|on my street|back home|last (?:year|month|time)|(?:i|we|she|he|they|both of us)(?:'m|'re|'ve|'s)?|(?:my|our|his|her|their|the|this) (?:[\w']+ ){0,6}?)(?= ?\b.*\b(?:have|has|had|own|owns|owned|is|are|was|were|am|been|pay|pays|paid|paying|asks?|asked|asking|wants|sold|sells?|live|lives|lived|living|work|works|worked|working|teach|teaches|study|studies|studied|studying|got|grew|rents?|rented|renting|costs?|charges?|flooded|moved|came|comes|coming|stays?|stayed|staying|bought|built|starts?|started|house|condo|townhouse)\b|['’](?:m|re|ve|s)\b)/,
  asks: /\b(?:want(?!s)|wants (?!\d)|wanting|need|needs|needed|look|looking|search|searching|seek|seeking|find|would like|['’]d like|would love|['’]d love|would prefer|prefer|hope|hoping|interested|budget|max|maximum|up to|under|below|no more than|at least|must|please|can pay|could pay|can afford|can stretch|show|any|rent only|to rent|for rent|to buy|for sale|wtb|wtr|iso|hunting|after|this time|this year|buying|ideally|should)\b/,
  parts:
    /(?<=[,.;!\n])|(?= (?:but|so|here|now (?:i|we|want|need|look|looking|would)|and (?:now|i|we|want|would|need|look|looking|have|am|are)|then|hence|therefore|instead) )/,
};
