/** The members that say something; undefined where none does. */
export function present(
  members: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const said = Object.entries(members).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
