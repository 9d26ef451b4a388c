import { type SyntheticEvent, useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { FieldFrame } from "../../../ui/field-frame.tsx";
import { Button } from "../../../ui/index.ts";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { useFieldName } from "../columns/field-name.ts";
import { addFix } from "../flow.ts";
import { type Choice, useChoices } from "./choices.ts";
import { fixMessages } from "./fix-messages.ts";

export interface FixFormProps {
  row: NotedRow;
  note: CellNote;
  /** Cells that the same is said about, this one included. */
  alike: number;
  /** The change was made; `cells` of them. */
  onFixed: (cells: number) => void;
  /** Its field has the focus when the window around it opens. */
  isFirst?: boolean;
}

/** What is said about a cell, how to mend it, and a field to do so: for this row, or for all like it. */
export function FixForm({ row, note, alike, onFixed, isFirst }: FixFormProps) {
  const t = useT(fixMessages);
  const language = useLanguage();
  const isRow = note.field === "";
  const choices = useChoices(note.field);
  const [value, setValue] = useState(choices === undefined ? (note.value ?? "") : "");
  const isChanged = value.trim() !== "" && value !== note.value;

  const fix = (to: string | null, isForAll: boolean): void => {
    const at = isForAll ? null : { sheet: row.sheet, row: row.row };
    const cells = isForAll ? alike : 1;
    addFix({ cells, fix: { at, code: note.code, member: note.field, from: note.value, to } });
    onFixed(cells);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isChanged) fix(value.trim(), false);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="text-sm">
        <p className={note.severity === "error" ? "font-[550] text-bad" : "font-[550]"}>
          {note.says[language]}
        </p>
        <p className="mt-0.5 text-ink-2">{isRow ? t("uploads.fix.whole") : note.fix[language]}</p>
      </div>
      {!isRow && (
        <>
          <ValueField
            field={note.field}
            choices={choices}
            value={value}
            isFirst={isFirst === true}
            onChange={setValue}
          />
          <div className="flex flex-col gap-2">
            <Button type="submit" size="sm" disabled={!isChanged}>
              {t("uploads.fix.one")}
            </Button>
            {alike > 1 && (
              <Button
                size="sm"
                variant="outline"
                disabled={!isChanged}
                onClick={() => fix(value.trim(), true)}
              >
                {t("uploads.fix.alike", { count: formatNumber(alike, language) })}
              </Button>
            )}
            {note.value !== null && (
              <Button size="sm" variant="quiet" onClick={() => fix(null, false)}>
                {t("uploads.fix.leave")}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}

function ValueField(props: {
  field: string;
  choices: readonly Choice[] | undefined;
  value: string;
  isFirst: boolean;
  onChange: (value: string) => void;
}) {
  const t = useT(fixMessages);
  const nameOf = useFieldName();
  const { field, choices, value, onChange } = props;
  const marks = { "data-fix": true, ...(props.isFirst && { "data-autofocus": true }) };
  return (
    <FieldFrame label={t("uploads.fix.value.new", { field: nameOf(field) })}>
      {(look) =>
        choices === undefined ? (
          <input
            {...look}
            {...marks}
            value={value}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <select
            {...look}
            {...marks}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">{t("uploads.choice.choose")}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )
      }
    </FieldFrame>
  );
}
