import { Trans } from "@lingui/react";
import type { ReactElement } from "react";
import type { Messages } from "./messages.ts";

/** A text with elements inside: `<0>terms</0>` in the message becomes `components[0]` around its words. */
export function Rich<Id extends string>(props: {
  messages: Messages<Id>;
  id: Id;
  components: readonly ReactElement[];
  values?: Readonly<Record<string, string | number>>;
}) {
  return (
    <Trans
      id={props.id}
      components={Object.fromEntries(props.components.entries())}
      {...(props.values && { values: { ...props.values } })}
    />
  );
}
