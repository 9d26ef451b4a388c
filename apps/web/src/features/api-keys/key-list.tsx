import type { ApiKey } from "@propertyvr/contracts";
import type { UseQueryResult } from "@tanstack/react-query";
import { KeyRound, Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button, EmptyState, Skeleton, VisuallyHidden } from "../../ui/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { type KeyDeeds, KeyRow } from "./key-row.tsx";
import { keyMessages } from "./messages.ts";
import { StaleNote } from "./stale-note.tsx";

/** So many are taken in at a glance; above, one looks for a key by its words. */
const AT_A_GLANCE = 6;
const AT_ONCE = 20;

interface KeysViewProps extends KeyDeeds {
  isAdmin: boolean;
  onNew: () => void;
}

/** The keys, or why there are none to show. */
export function KeysView(props: KeysViewProps & { keys: UseQueryResult<readonly ApiKey[]> }) {
  const t = useT(keyMessages);
  const { keys: query, isAdmin, onNew, ...deeds } = props;
  const { data, isError, error, refetch } = query;
  if (data !== undefined)
    return (
      <>
        {isError && <StaleNote />}
        {data.length === 0 ? (
          <NoKeys isAdmin={isAdmin} onNew={onNew} />
        ) : (
          <KeyList keys={data} onNew={onNew} {...deeds} />
        )}
      </>
    );
  if (!isError) return <KeyListSkeleton />;
  const isForbidden = isProblem(error, "forbidden");
  return (
    <EmptyState
      level={3}
      icon={<TriangleAlert size={24} />}
      title={t("keys.failed.title")}
      text={t(isForbidden ? "keys.failed.forbidden" : "keys.failed.text")}
      action={!isForbidden && <Button onClick={() => void refetch()}>{t("keys.tryAgain")}</Button>}
    />
  );
}

function NoKeys({ isAdmin, onNew }: Pick<KeysViewProps, "isAdmin" | "onNew">) {
  const t = useT(keyMessages);
  return (
    <EmptyState
      level={3}
      icon={<KeyRound size={24} />}
      title={t("keys.none.title")}
      text={t(isAdmin ? "keys.none.admin" : "keys.none.partner")}
      action={<Button onClick={onNew}>{t("keys.new")}</Button>}
    />
  );
}

type KeyListProps = Omit<KeysViewProps, "isAdmin"> & { keys: readonly ApiKey[] };

function KeyList({ keys, onNew, ...deeds }: KeyListProps) {
  const t = useT(keyMessages);
  const [sought, setSought] = useState("");
  const [shown, setShown] = useState(AT_ONCE);
  const found = keys.filter((key) => isSought(key, sought));
  const more = Math.min(AT_ONCE, found.length - shown);
  return (
    <>
      <Button icon={<Plus size={18} aria-hidden />} className="mb-4" onClick={onNew}>
        {t("keys.new")}
      </Button>
      {keys.length > AT_A_GLANCE && (
        <TextField
          label={t("keys.find")}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          hint={t("keys.count", { count: found.length })}
          className="mb-4"
        />
      )}
      {found.length === 0 && <p className="text-ink-2">{t("keys.find.none", { text: sought })}</p>}
      <ul className="flex flex-col gap-3">
        {found.slice(0, shown).map((key) => (
          <KeyRow key={key.id} apiKey={key} {...deeds} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="outline" className="mt-4 w-full" onClick={() => setShown(shown + AT_ONCE)}>
          {t("keys.more", { count: more })}
        </Button>
      )}
    </>
  );
}

function isSought(key: ApiKey, sought: string): boolean {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const texts = [key.partner_name, key.partner_email, key.partner_company ?? "", key.key];
  const text = texts.join(" ").toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** The shape of two keys, until they are there. */
function KeyListSkeleton() {
  const t = useT(keyMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <VisuallyHidden>{t("keys.loading")}</VisuallyHidden>
      {["first", "second"].map((name) => (
        <div key={name} className="rounded-md border border-line p-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-2 h-5 w-56 max-w-full" />
          <Skeleton className="mt-2 h-5 w-36" />
          <Skeleton className="mt-3 h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
