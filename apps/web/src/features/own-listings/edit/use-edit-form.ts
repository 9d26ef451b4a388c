import type { EditedOwnListing, OwnListing } from "@propertyvr/contracts";
import { useRef, useState } from "react";
import { isProblem } from "../../../lib/api/index.ts";
import { useFetchOwn, useEditOwn } from "../queries.ts";
import { type EditFaults, faultsOf } from "./edit-faults.ts";
import { editOf, type EditValues, type OwnProperty, rebased, valuesOf } from "./edit-values.ts";

/** Why nothing was saved, beyond what stands at a field. */
export type EditFailure = "moved" | "gone" | "slow" | "offline" | "other";

interface EditForm {
  readonly values: EditValues;
  /** The home that the form goes out from, and its version. */
  readonly from: OwnProperty;
  readonly faults: EditFaults;
  readonly failure: EditFailure | null;
  readonly isSaving: boolean;
  readonly isTouched: boolean;
  readonly change: (values: Partial<EditValues>) => void;
  readonly save: () => void;
}

/** The form of one home: what is typed stays until it is saved, also where the home changes meanwhile. */
export function useEditForm(
  listing: OwnListing,
  onSaved: (answer: EditedOwnListing | null) => void,
): EditForm {
  const [from, setFrom] = useState(listing.property);
  const [values, setValues] = useState(() => valuesOf(listing.property));
  const [faults, setFaults] = useState<EditFaults>({});
  const [failure, setFailure] = useState<EditFailure | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderway = useRef(false);
  const save = useEditOwn();
  const fetchOwn = useFetchOwn();
  const edit = editOf(values, from);
  const isTouched = Object.keys(edit).length > 0;

  const look = async (error: unknown): Promise<void> => {
    if (isProblem(error, "invalid")) return setFaults(faultsOf(error.errors, from));
    if (!isProblem(error, "precondition_failed")) return setFailure(failureOf(error));
    const { property } = await fetchOwn(from.id);
    const next = rebased(values, from, property);
    // An answer that got lost on its way: what was typed is what stands.
    if (Object.keys(editOf(next, property)).length === 0) return onSaved(null);
    setFrom(property);
    setValues(next);
    setFailure("moved");
  };

  const submit = async (): Promise<void> => {
    if (isUnderway.current) return;
    if (!isTouched) return onSaved(null);
    isUnderway.current = true;
    setIsSaving(true);
    setFaults({});
    setFailure(null);
    try {
      onSaved(await save.mutateAsync({ id: from.id, version: from.version, edit }));
    } catch (error) {
      await look(error).catch((other: unknown) => setFailure(failureOf(other)));
    } finally {
      isUnderway.current = false;
      setIsSaving(false);
    }
  };

  return {
    values,
    from,
    faults,
    failure,
    isSaving,
    isTouched,
    change: (changed) => {
      setValues((before) => ({ ...before, ...changed }));
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([member]) => !(member in changed))),
      );
    },
    save: () => void submit(),
  };
}

function failureOf(error: unknown): EditFailure {
  if (isProblem(error, "offline", "timeout")) return "offline";
  if (isProblem(error, "not_found")) return "gone";
  return isProblem(error, "too_many_requests") ? "slow" : "other";
}
