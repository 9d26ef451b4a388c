import type { EditedOwnListing, PublishListing } from "@propertyvr/contracts";
import type { ListingDraftPart } from "@propertyvr/parts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call, isProblem } from "../../lib/api/index.ts";
import { workEndpoints } from "../../lib/api/work-endpoints.ts";
import { useLanguage } from "../../lib/i18n/index.ts";

/** The fields that are typed, as they stand in their boxes. */
export const TYPED = [
  "title",
  "rent_price",
  "sale_price",
  "bedrooms",
  "bathrooms",
  "area_sqm",
  "land",
  "floor",
  "location",
  "description",
] as const;
export type TypedField = (typeof TYPED)[number];

type PublishValues = Readonly<Record<TypedField, string>> & { readonly property_type: string };

const boxesOf = ({ fields }: ListingDraftPart): PublishValues => {
  const told = TYPED.map((key) => [key, fields[key] === null ? "" : String(fields[key])] as const);
  return {
    ...(Object.fromEntries(told) as Record<TypedField, string>),
    property_type: fields.property_type ?? "",
  };
};

/** What the form holds and what became of sending it; the same draft is published once, however often it is sent. */
export function usePublish(part: ListingDraftPart) {
  const language = useLanguage();
  const [values, setValues] = useState(() => boxesOf(part));
  const [isAuthorised, setAuthorised] = useState(false);
  const sending = useMutation({
    mutationFn: (): Promise<EditedOwnListing> =>
      call(workEndpoints.publishListing, {
        query: { language },
        body: bodyOf(part, values, isAuthorised),
      }),
  });
  const problem = isProblem(sending.error, "invalid") ? sending.error : null;
  return {
    values,
    isAuthorised,
    setAuthorised,
    type: (key: keyof PublishValues, text: string) =>
      setValues((before) => ({ ...before, [key]: text })),
    publish: () => sending.mutate(),
    isSending: sending.isPending,
    published: sending.data ?? null,
    /** What the server says of a field; of another fault only that it failed. */
    faults: problem?.errors ?? [],
    hasFailed: sending.error !== null && problem === null,
  };
}

function bodyOf(
  { file, fields }: ListingDraftPart,
  { property_type: type, land, ...values }: PublishValues,
  isAuthorised: boolean,
): PublishListing {
  const said = Object.entries(values).map(([key, text]) => [key, text.trim() || null]);
  return {
    ...(Object.fromEntries(said) as Omit<PublishValues, "property_type" | "land">),
    client_id: file.id,
    owner_authorised: isAuthorised,
    property_type: (type || null) as PublishListing["property_type"],
    land_sqm: land.trim() || null,
    furnishing: fields.furnishing,
    pets: fields.pets,
    ...(fields.amenities !== undefined && { amenities: [...fields.amenities] }),
  };
}
