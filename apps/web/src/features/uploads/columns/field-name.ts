import { useT } from "../../../lib/i18n/index.ts";
import { columnMessages, fieldText } from "./column-messages.ts";

/** What a member of a row is called; one that we do not know keeps its own name. */
export function useFieldName(): (field: string) => string {
  const t = useT(columnMessages);
  return (field) => {
    const text = fieldText(field);
    return text === undefined ? field : t(text);
  };
}
