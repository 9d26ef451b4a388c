import type { CriteriaPart } from "@propertyvr/parts";
import type { Language } from "@propertyvr/vocabulary";
import { type ComponentType, type ReactNode, type RefObject, useState } from "react";
import type { EditByHand, SendOutcome } from "../../../lib/edit-by-hand.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Dialog } from "../../../ui/index.ts";
import { Popover } from "../../../ui/popover.tsx";
import type { EditedKey } from "../criteria-chips.ts";
import { AmenitiesEditor } from "./amenities-editor.tsx";
import { type EditableSearch, editableSearchOf, editOf, withoutKey } from "./editable-search.ts";
import { BedroomsEditor } from "./bedrooms-editor.tsx";
import {
  BathroomsEditor,
  DealEditor,
  SortEditor,
  StatusEditor,
  TenureEditor,
  TypesEditor,
} from "./choice-editors.tsx";
import { EditorContext, type Hindrance } from "./editor-form.tsx";
import { KindsLeft } from "./kinds-left.tsx";
import { editMessages } from "./messages.ts";
import { NearEditor } from "./near-editor.tsx";
import { PlacesEditor } from "./places-editor.tsx";
import { AreaEditor, LandEditor, PriceEditor } from "./range-editor.tsx";
import { sayEdit, sayRight } from "./say-edit.ts";

const EDITORS: Readonly<Record<EditedKey, ComponentType>> = {
  deal: DealEditor,
  types: TypesEditor,
  bedrooms: BedroomsEditor,
  bathrooms: BathroomsEditor,
  price: PriceEditor,
  area_sqm: AreaEditor,
  land_sqm: LandEditor,
  places: PlacesEditor,
  near: NearEditor,
  amenities: AmenitiesEditor,
  tenure: TenureEditor,
  sort: SortEditor,
  status: StatusEditor,
};

export interface ChipEditorProps {
  /** Which kind, or null to choose one that is not there yet; and the chip that was tapped. */
  editing: { readonly key: EditedKey | null; readonly at: HTMLElement };
  part: CriteriaPart;
  conversation: Language;
  /** Left out where nothing can be said from here any more. */
  onEdit: ((edit: EditByHand) => Promise<SendOutcome>) | undefined;
  /** Has the focus afterwards where the chip is gone. */
  fallback: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Changes one kind of criteria: beside the chip, or from the lower edge of a phone. */
export default function ChipEditor(props: ChipEditorProps) {
  const { editing, part, conversation, onEdit, onClose } = props;
  const [asked] = useState(() => editableSearchOf(part));
  const [progress, setProgress] = useState<"idle" | "sending" | "failed" | "busy">("idle");
  const [key, setKey] = useState(editing.key);
  const isSending = progress === "sending";
  const unsureKey =
    key !== null && key !== "status" && part.origins[key]?.kind === "unsure" ? key : null;

  const apply = async (after: EditableSearch): Promise<void> => {
    if (onEdit === undefined || key === null) return;
    const isKept = isSame(asked, after);
    if (isKept && unsureKey === null) return onClose();
    const say = isKept ? sayRight(conversation) : sayEdit(key, asked, after, conversation);
    setProgress("sending");
    const sent = await onEdit({ say, edit: editOf(after), isQuiet: true });
    if (sent === "taken") onClose();
    else setProgress(sent);
  };

  const Editor = key === null ? null : EDITORS[key];
  return (
    <EditorContext
      value={{
        asked,
        conversation,
        takesFocus: editing.key === null,
        hindrance: hindranceOf(progress, onEdit !== undefined),
        isSending,
        unsureWithout: unsureKey === null ? null : withoutKey(asked, unsureKey),
        onApply: apply,
        onCancel: onClose,
      }}
    >
      <EditorWindow {...props} kind={key} isHeld={isSending}>
        {Editor === null ? <KindsLeft onChoose={setKey} /> : <Editor />}
      </EditorWindow>
    </EditorContext>
  );
}

function hindranceOf(
  progress: "idle" | "sending" | "failed" | "busy",
  canSay: boolean,
): Hindrance | null {
  // While it is being sent the chips belong to an answer that is no longer the newest.
  if (progress === "sending") return null;
  if (!canSay) return progress === "busy" ? "busy" : "moved";
  return progress === "idle" ? null : progress;
}

const isSame = (before: EditableSearch, after: EditableSearch): boolean => {
  const told = ({ criteria, extensions, status, nice_to_have }: EditableSearch): string =>
    JSON.stringify([criteria, extensions, status, nice_to_have]);
  return told(before) === told(after) && after.place_refs.length === 0;
};

function EditorWindow(
  props: ChipEditorProps & { kind: EditedKey | null; isHeld: boolean; children: ReactNode },
) {
  const t = useT(editMessages);
  const [isWide] = useState(() => matchMedia("(min-width: 640px)").matches);
  const { editing, kind, fallback, onClose, isHeld, children } = props;
  const title = kind === null ? t("edit.title") : t(`edit.title.${kind}`);
  if (isWide) {
    return (
      <Popover
        anchor={editing.at}
        fallback={fallback}
        title={title}
        onClose={onClose}
        isHeld={isHeld}
      >
        {children}
      </Popover>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isHeld || onClose()}
      title={title}
      closeLabel={t("edit.close")}
      focusFallback={fallback}
    >
      {children}
    </Dialog>
  );
}
