import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { isProblem, openStream } from "../../../lib/api/index.ts";
import { formatBytes } from "../../../lib/format-bytes.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { nameOf, saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { securityMessages } from "./messages.ts";

/** Everything that is kept of the account, as one file, which the server writes while it is sent. */
export function DownloadData() {
  const t = useT(securityMessages);
  const language = useLanguage();
  const [received, setReceived] = useState(0);
  const download = useMutation({
    mutationFn: () => receiveArchive(setReceived),
    onMutate: () => setReceived(0),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  return (
    <Section title={t("security.data")}>
      <p className="text-sm text-ink-2">{t("security.data.text")}</p>
      <Button
        variant="outline"
        icon={<Download size={17} aria-hidden />}
        busy={download.isPending}
        onClick={() => download.mutate()}
        className="w-full sm:w-fit"
      >
        {t("security.data.download")}
      </Button>
      {download.isPending && (
        <p aria-hidden className="text-sm text-ink-2">
          {received === 0
            ? t("security.data.preparing")
            : t("security.data.received", { size: formatBytes(received, language) })}
        </p>
      )}
      <output className="text-sm text-ink-2 empty:hidden">
        {download.isSuccess && t("security.data.done")}
      </output>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {download.error && t(`security.data.${faultOf(download.error)}`)}
      </p>
    </Section>
  );
}

/** @throws where it breaks off: half an archive is not saved */
async function receiveArchive(
  tell: (bytes: number) => void,
): Promise<{ readonly name: string; readonly content: Blob }> {
  const response = await openStream(accountEndpoints.exportMe, {
    headers: { accept: "application/zip" },
  });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    tell(bytes);
  }
  const content = new Blob(pieces, { type: "application/zip" });
  return { name: nameOf(response) ?? "propertyvr-data.zip", content };
}

function faultOf(error: Error): "offline" | "busy" | "failed" {
  if (isProblem(error, "offline")) return "offline";
  return isProblem(error, "too_many_requests") ? "busy" : "failed";
}
