import type { ListedAccount } from "@propertyvr/contracts";
import { UserSearch } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { useSettled } from "../../lib/use-settled.ts";
import { Badge } from "../../ui/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { Paged } from "./paged.tsx";
import { peopleMessages } from "./people-messages.ts";
import { useAccounts } from "./queries.ts";

const TYPING_MS = 250;
const LOOKS = { seeker: "plain", partner: "brand", admin: "gold" } as const;

/** Who has an account, and as what. */
export function AccountList() {
  const t = useT(peopleMessages);
  const [typed, setTyped] = useState("");
  const query = useAccounts(useSettled(typed.trim(), TYPING_MS));
  const all = query.data?.pages.flatMap(({ accounts }) => accounts) ?? [];
  const count = query.data?.pages[0]?.count;
  return (
    <>
      <p className="mb-4 text-ink-2">{t("people.text")}</p>
      <TextField
        type="search"
        label={t("people.search")}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="mb-3 max-w-[28rem]"
      />
      <output className="mb-3 block text-sm text-ink-3">
        {count !== undefined && count > 0 && t("people.count", { count })}
      </output>
      <Paged
        query={query}
        count={all.length}
        none={{
          icon: <UserSearch size={24} />,
          title: t("people.none"),
          text: t("people.none.text"),
        }}
      >
        {all.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </Paged>
    </>
  );
}

function AccountRow({ account }: { account: ListedAccount }) {
  const t = useT(peopleMessages);
  const { name, email, role, partner, created_at, last_seen_at } = account;
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <Badge variant={LOOKS[role]}>{t(`people.role.${role}`)}</Badge>
      </div>
      <p className="text-sm text-ink-2 wrap-anywhere">{email}</p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-3">
        {partner !== null && <Fact term={t("people.partner")}>{partner.name}</Fact>}
        <Fact term={t("people.created")}>
          <Moment iso={created_at} />
        </Fact>
        <Fact term={t("people.seen")}>
          {last_seen_at === null ? t("people.seen.never") : <Moment iso={last_seen_at} />}
        </Fact>
      </dl>
    </li>
  );
}

const Fact = (props: { term: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap gap-x-1.5 wrap-anywhere">
    <dt>{props.term}</dt>
    <dd className="text-ink-2">{props.children}</dd>
  </div>
);
