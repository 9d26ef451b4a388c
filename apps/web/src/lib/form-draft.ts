import { type DynamicKey, readStored, removeStored, writeStored } from "./storage.ts";

/**
 * What was typed into a form and not sent. A form that was tried keeps the id it went under: sent again
 * unchanged, from whichever tab, it is the same one.
 */
interface Kept<Form> {
  readonly form: Form;
  readonly tried?: { readonly clientId: string; readonly content: string };
}

/**
 * @param fields every field of the form; each is a text
 * @param clean as the server stores it: forms that are stored alike are the same
 */
export const formDraft = <Form extends object>(
  key: DynamicKey,
  fields: readonly (keyof Form & string)[],
  clean: (form: Form) => Form,
) => {
  const readKept = (): Kept<Form> | null => {
    const kept = parsed(readStored(key));
    const form = kept?.["form"] as Record<string, unknown> | undefined;
    return form && fields.every((field) => typeof form[field] === "string")
      ? (kept as unknown as Kept<Form>)
      : null;
  };
  const write = (kept: Kept<Form>): void => writeStored(key, JSON.stringify(kept));
  return {
    read: (): Form | null => readKept()?.form ?? null,
    write: (form: Form): void => write({ ...readKept(), form }),
    /** The id to send this form under. */
    clientIdOf: (form: Form): string => {
      const content = JSON.stringify(clean(form));
      const tried = readKept()?.tried;
      if (tried?.content === content) return tried.clientId;
      const clientId = crypto.randomUUID();
      write({ form, tried: { clientId, content } });
      return clientId;
    },
    /** It was sent. */
    remove: (): void => removeStored(key),
  };
};

/** A stored object; null for anything else. */
export const parsed = (stored: string | null): Record<string, unknown> | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
};
