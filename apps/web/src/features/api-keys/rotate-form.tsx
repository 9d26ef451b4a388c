import type { ApiKey } from "@propertyvr/contracts";
import { type FormEvent, useId, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, showToast } from "../../ui/index.ts";
import { Pill, Pills } from "../../ui/pills.tsx";
import { failureReason } from "./failure-reason.ts";
import { KeyName } from "./key-row.tsx";
import { keyMessages } from "./messages.ts";
import { type Rotation, useRotateKey } from "./queries.ts";

const OVERLAPS = ["now", "15m", "1h", "6h", "24h", "7d"] as const satisfies readonly Rotation[];

/** Makes the key that takes another's place; the old one goes on working for a while. */
export function RotateForm(props: {
  apiKey: ApiKey;
  onMade: (key: ApiKey) => void;
  onBegin: (id: string) => void;
  onFailed: (id: string) => void;
}) {
  const t = useT(keyMessages);
  const { apiKey } = props;
  const name = useId();
  const [overlap, setOverlap] = useState<Rotation>("24h");
  const rotate = useRotateKey();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (rotate.isPending) return;
    props.onBegin(apiKey.id);
    rotate.mutate(
      { id: apiKey.id, overlap },
      {
        onSuccess: (key) => {
          showToast(t("keys.toast.created"), { kind: "success" });
          props.onMade(key);
        },
        onError: (error) => {
          props.onFailed(apiKey.id);
          const description = failureReason(error, t);
          showToast(t("keys.toast.rotate"), { kind: "error", description });
        },
      },
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <KeyName apiKey={apiKey} />
      <p className="text-ink-2">{t("keys.rotate.text")}</p>
      <Pills legend={t("keys.rotate.overlap")} isLegendShown>
        {OVERLAPS.map((each) => (
          <Pill
            key={each}
            name={name}
            checked={overlap === each}
            isFirst={overlap === each}
            onChange={() => setOverlap(each)}
          >
            {t(`keys.rotate.${each}`)}
          </Pill>
        ))}
      </Pills>
      <Button type="submit" busy={rotate.isPending} className="self-end">
        {t("keys.rotate.make")}
      </Button>
    </form>
  );
}
