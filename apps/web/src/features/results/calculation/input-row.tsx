import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { wordsOf } from "@propertyvr/parts/calculation";
import { useT } from "../../../lib/i18n/index.ts";
import { Unbroken } from "../../../lib/unbroken.tsx";
import { cn } from "../../../ui/classes.ts";
import {
  assumedIn,
  type EditedSheet,
  type SheetFault,
  type Input,
  originOf,
  type SheetEdit,
  textOf,
} from "./edited-sheet.ts";
import { calculationMessages } from "./messages.ts";
import { unitName, unitOf } from "./words.ts";

interface RowProps {
  sheet: EditedSheet;
  input: Input;
  onEdit: (edit: SheetEdit) => void;
}

/** One input: what it is, whether it was assumed, and its value to be changed. */
export function InputRow(props: RowProps) {
  const { sheet, input } = props;
  const id = useId();
  const words = wordsOf(sheet.part);
  const faultText = useFaultText(sheet);
  const fault = sheet.faults.find(({ key }) => key === input.key);
  const faultId = fault && `${id}-fault`;
  const isMoney = unitOf(sheet, input).startsWith("thb");
  const unit = unitName(sheet, input);
  // The sign in the box says "baht".
  const each = isMoney && unitOf(sheet, input) !== "thb" ? [unit] : [];
  const isAssumed = originOf(sheet, input) === "assumed";
  const beside = isAssumed ? [...each, words.assumedMark()] : each;
  const control = {
    id,
    "aria-invalid": fault === undefined ? undefined : (true as const),
    "aria-describedby": faultId,
    className: cn(
      "min-h-11 w-full min-w-0 rounded-md border bg-surface py-1.5 text-base tabular-nums transition-colors duration-140",
      fault === undefined ? "border-line-3" : "border-bad",
    ),
  };
  return (
    <div
      className={cn(
        "grid content-start items-start gap-x-3 py-1.5",
        isLong(words, input) ? "grid-cols-1" : "grid-cols-[minmax(0,1fr)_10rem]",
      )}
    >
      <label htmlFor={id} className="flex min-h-11 flex-col justify-center">
        <Unbroken text={words.inputLabel(input.key)} />
        {beside.length > 0 && (
          <span className="text-xs text-ink-3">
            {beside.map((text, at) => (
              <span key={text} className="inline-block">
                {text}
                {at < beside.length - 1 && <span className="px-1">·</span>}
              </span>
            ))}
          </span>
        )}
      </label>
      {input.choices === undefined ? (
        <NumberBox
          {...props}
          control={control}
          sign={isMoney ? "฿" : ""}
          unit={isMoney ? "" : unit}
        />
      ) : (
        <ChoiceBox {...props} control={control} />
      )}
      {fault !== undefined && (
        <p id={faultId} className="col-span-full mt-1 text-sm text-bad">
          {faultText(fault)}
        </p>
      )}
    </div>
  );
}

interface BoxProps extends RowProps {
  control: {
    readonly id: string;
    readonly "aria-invalid": true | undefined;
    readonly "aria-describedby": string | undefined;
    readonly className: string;
  };
}

function NumberBox(props: BoxProps & { sign: string; unit: string }) {
  const { sheet, input, control, sign, unit, onEdit } = props;
  const placeholder = assumedIn(sheet, input) || wordsOf(sheet.part).leftOpen();
  const unitId = `${control.id}-unit`;
  const isNeeded = control["aria-invalid"] === true;
  return (
    <div className="relative">
      {sign !== "" && (
        <span aria-hidden className="absolute inset-y-0 left-3 grid place-items-center text-ink-3">
          {sign}
        </span>
      )}
      <input
        {...control}
        aria-describedby={cn(control["aria-describedby"], unit !== "" && unitId) || undefined}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={textOf(sheet, input)}
        placeholder={isNeeded ? undefined : placeholder}
        onChange={({ target }) => onEdit({ type: "typed", key: input.key, text: target.value })}
        onBlur={() => onEdit({ type: "left", key: input.key })}
        className={cn(
          control.className,
          sign === "" ? "pl-3" : "pl-7",
          unit === "" ? "pr-3" : "pr-19",
        )}
      />
      {unit !== "" && (
        <span
          id={unitId}
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-ink-3"
        >
          {unit}
        </span>
      )}
    </div>
  );
}

function ChoiceBox({ sheet, input, control, onEdit }: BoxProps) {
  const words = wordsOf(sheet.part);
  return (
    <div className="relative">
      <select
        {...control}
        value={textOf(sheet, input)}
        onChange={({ target }) => onEdit({ type: "typed", key: input.key, text: target.value })}
        className={cn(control.className, "appearance-none pr-9 pl-3 text-ellipsis")}
      >
        {input.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {words.choiceName(choice)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-3"
      />
    </div>
  );
}

/** Longer names of choices would be cut beside the label. */
const LONGEST_BESIDE = 18;
const isLong = (words: ReturnType<typeof wordsOf>, { choices = [] }: Input): boolean =>
  choices.some((choice) => words.choiceName(choice).length > LONGEST_BESIDE);

/** What is wrong with an input, in words. */
export function useFaultText(sheet: EditedSheet): (fault: SheetFault) => string {
  const t = useT(calculationMessages);
  return (fault) => {
    if (fault.why === "unreadable") return t("calculation.unreadable");
    const input = sheet.part.inputs.find(({ key }) => key === fault.key);
    return wordsOf(sheet.part).faultText(fault, input && unitOf(sheet, input));
  };
}
