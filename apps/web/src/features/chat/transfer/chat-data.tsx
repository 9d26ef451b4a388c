import { IMPORT_BYTES, type ImportReport } from "@propertyvr/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Trash2, Undo2, Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { saveText } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { chatMessages } from "../messages.ts";
import { chatKeys } from "../queries.ts";
import { tellOtherTabs } from "../stream/use-chat-runs.ts";
import { useUndoables } from "../undo-store.ts";
import { useClearChats } from "../use-clear-chats.ts";
import { useUndo } from "../use-undo.ts";
import { dataMessages } from "./messages.ts";

/** So many skipped chats are named. */
const NAMED_MAX = 5;

const LEFT_OUT = ["other_versions", "files", "tool_messages", "beginnings"] as const;

/** Chats out and in, and all of them away. */
export function ChatData({ onCleared }: { onCleared: () => void }) {
  const t = useT(dataMessages);
  return (
    <Section title={t("data.title")}>
      <Export />
      <Import />
      <Clear onCleared={onCleared} />
    </Section>
  );
}

function Row(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <div>
        <p className="text-sm font-[550]">{props.title}</p>
        <p className="text-sm text-ink-2">{props.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{props.children}</div>
    </div>
  );
}

function Export() {
  const t = useT(dataMessages);
  const save = useMutation({
    mutationFn: async (format: "json" | "markdown") => {
      const given = await call(accountEndpoints.exportChats);
      const name = `propertyvr-export-${given.exported_at.slice(0, 10)}`;
      if (format === "json") {
        saveText(`${name}.json`, JSON.stringify(given, null, 2), "application/json");
        return;
      }
      const { markdownChat } = await import("@propertyvr/parts/chat-markdown");
      const told = {
        names: {
          you: t("data.you"),
          assistant: t("data.assistant"),
          attached: t("data.attached"),
        },
        addressOf: (path: string) => new URL(path, location.origin).href,
      };
      const text = given.chats.map((chat) => markdownChat(chat, told)).join("\n");
      saveText(`${name}.md`, text, "text/markdown");
    },
    onSuccess: () => showToast(t("data.exported"), { kind: "success" }),
    onError: () =>
      showToast(t("data.export.failed"), {
        kind: "error",
        description: t("data.export.failed.text"),
      }),
  });
  return (
    <Row title={t("data.export")} text={t("data.export.text")}>
      {(["json", "markdown"] as const).map((format) => (
        <Button
          key={format}
          variant="outline"
          size="sm"
          icon={<Download size={15} aria-hidden />}
          busy={save.isPending && save.variables === format}
          onClick={() => !save.isPending && save.mutate(format)}
        >
          {t(`data.export.${format}`)}
        </Button>
      ))}
    </Row>
  );
}

/** As it lies: to read and to write 40 MB of JSON would hold up the page. */
const bring = (file: File): Promise<ImportReport> =>
  call(accountEndpoints.importChats, { file: new Blob([file], { type: "application/json" }) });

function Import() {
  const t = useT(dataMessages);
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const load = useMutation({
    mutationFn: bring,
    onSuccess: () => {
      tellOtherTabs("");
      void client.invalidateQueries({ queryKey: chatKeys.list, exact: true });
    },
    onError: (error) => tellFailed(error),
  });
  const fail = (reason: "invalid" | "tooLarge" | "notSent"): void =>
    showToast(t("data.import.failed"), {
      kind: "error",
      description: t(`data.import.${reason}`),
    });
  const tellFailed = (error: unknown): void => {
    const isOfFile = isProblem(error, "invalid", "unreadable_body");
    fail(isOfFile ? "invalid" : "notSent");
  };
  const take = (file: File | undefined): void => {
    if (file === undefined || load.isPending) return;
    if (file.size > IMPORT_BYTES) fail("tooLarge");
    else load.mutate(file);
  };
  return (
    <>
      <Row title={t("data.import")} text={t("data.import.text")}>
        <Button
          variant="outline"
          size="sm"
          icon={<Upload size={15} aria-hidden />}
          busy={load.isPending}
          onClick={() => picker.current?.click()}
        >
          {t("data.import.action")}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label={t("data.import")}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = "";
          }}
        />
      </Row>
      <div aria-live="polite">{load.data && <Report report={load.data} />}</div>
    </>
  );
}

function Report({ report }: { report: ImportReport }) {
  const t = useT(dataMessages);
  const { imported, already, skipped, left_out: leftOut } = report;
  const left = skipped.length - NAMED_MAX;
  return (
    <ul className="rounded-md bg-surface-2 px-4 py-3 text-sm">
      <li>{t("data.report.imported", { count: imported })}</li>
      {already > 0 && <li>{t("data.report.already", { count: already })}</li>}
      {skipped.slice(0, NAMED_MAX).map(({ title, reason }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report does not change
        <li key={at}>
          {t("data.report.skipped", {
            title: title || t("data.report.untitled"),
            reason: t(`data.reason.${reason}`),
          })}
        </li>
      ))}
      {left > 0 && <li>{t("data.report.more", { count: left })}</li>}
      {LEFT_OUT.filter((kind) => leftOut[kind] > 0).map((kind) => (
        <li key={kind} className="text-ink-2">
          {t(`data.left.${kind}`, { count: leftOut[kind] })}
        </li>
      ))}
    </ul>
  );
}

function Clear({ onCleared }: { onCleared: () => void }) {
  const t = useT(dataMessages);
  const label = useT(chatMessages);
  const [isAsking, setAsking] = useState(false);
  const { clear, isPending } = useClearChats(onCleared);
  const cleared = useUndoables().find(({ about }) => about === "all");
  const { undo, isPending: isUndoing } = useUndo();
  return (
    <Row title={t("data.clear")} text={t("data.clear.text")}>
      {/* One button in both states, so that it keeps the focus. */}
      <Button
        variant="outline"
        size="sm"
        icon={cleared ? <Undo2 size={15} aria-hidden /> : <Trash2 size={15} aria-hidden />}
        busy={isPending || isUndoing}
        onClick={() => (cleared ? void undo(cleared.chatId) : setAsking(true))}
      >
        {cleared ? label("chat.undo") : t("data.clear")}
      </Button>
      <output className="self-center text-sm text-ink-2">
        {cleared && label("chat.toast.allDeleted")}
      </output>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        danger
        title={t("data.clear.title")}
        text={t("data.clear.confirm")}
        confirmLabel={t("data.clear")}
        cancelLabel={t("data.clear.cancel")}
        onConfirm={() => void clear()}
      />
    </Row>
  );
}
