import type { FieldProblem, OwnListing } from "@propertyvr/contracts";
import { HAND_EDITED_MEMBERS, type Language } from "@propertyvr/vocabulary";
import type { EditMember } from "./edit-values.ts";

/** What is wrong, by the field it stands at; "row" is what no field of the form can mend. */
export type EditFaults = Readonly<Partial<Record<EditMember | "row", FieldProblem>>>;

/** The first problem of each field; one with a member that two fields stand for goes to the likelier one. */
export function faultsOf(
  problems: readonly FieldProblem[],
  property: OwnListing["property"],
): EditFaults {
  const faults: Partial<Record<EditMember | "row", FieldProblem>> = {};
  for (const problem of problems) faults[placeOf(problem.field, property)] ??= problem;
  return faults;
}

function placeOf(field: string, property: OwnListing["property"]): EditMember | "row" {
  const own = HAND_EDITED_MEMBERS.find((each) => each === field);
  if (own !== undefined) return own;
  if (field === "title" || field === "description")
    return property.title_en === null ? `${field}_th` : `${field}_en`;
  if (field === "price" || field === "deal")
    return property.rent_price === null ? "sale_price" : "rent_price";
  return "row";
}

/** A problem's text in the language of the interface. */
export const faultText = (problem: FieldProblem, language: Language): string =>
  language === "th" ? (problem.message_th ?? problem.message) : problem.message;
