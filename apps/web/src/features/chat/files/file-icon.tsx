import type { AttachmentKind } from "@propertyvr/contracts";
import { File, FileSpreadsheet, FileText, Image, Presentation } from "lucide-react";

const ICONS = {
  pdf: FileText,
  word: FileText,
  text: FileText,
  sheet: FileSpreadsheet,
  slides: Presentation,
  image: Image,
} as const;

export function FileIcon({ kind }: { kind: AttachmentKind | null }) {
  const Icon = kind === null ? File : ICONS[kind];
  return <Icon size={20} strokeWidth={1.6} aria-hidden />;
}
