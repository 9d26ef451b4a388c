import { plainLine } from "@propertyvr/contracts";
import type { ListingContact } from "@propertyvr/vocabulary";
import { partnerPage } from "./listing-texts.ts";

/** The names under which partners state each way to reach them, ours first. */
const STATED_AS: Readonly<Record<keyof ListingContact, readonly string[]>> = {
  name: ["name", "agent", "contact_name"],
  phone: ["phone", "tel", "mobile", "phone_number"],
  line: ["line", "line_id"],
  email: ["email"],
  website: ["website", "url"],
};
const LONGEST = 200;

/** How a listing says that its agent can be reached; null where it says nothing. */
export function contactOf(stated: unknown, websiteUrl: string | null): ListingContact | null {
  const fields = typeof stated === "object" && stated !== null ? Object.entries(stated) : [];
  const read = (key: keyof ListingContact): string | null => {
    for (const name of STATED_AS[key]) {
      const value: unknown = fields.find(([field]) => field.toLowerCase() === name)?.[1];
      const text = typeof value === "string" ? plainLine(value).slice(0, LONGEST) : "";
      if (text !== "") return text;
    }
    return null;
  };
  const contact: ListingContact = {
    name: read("name"),
    phone: read("phone"),
    line: read("line"),
    email: read("email"),
    website: partnerPage(websiteUrl) ?? partnerPage(read("website")),
  };
  const { name: _name, ...ways } = contact;
  return Object.values(ways).some((way) => way !== null) ? contact : null;
}
