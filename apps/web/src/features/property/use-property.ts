import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, endpoints } from "../../lib/api/index.ts";
import { useLanguage } from "../../lib/i18n/index.ts";

/** One listing in full, its texts in the language of the interface where it has them. */
export function useProperty(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["property", id, language],
    queryFn: ({ signal }) =>
      call(endpoints.property, { params: { id }, query: { language }, signal }),
    // Only while the language changes; another home starts from its skeleton.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === id ? keepPreviousData(previous) : undefined,
  });
}
