import { resolved, type Schema, type ManualSpec } from "./spec.ts";

/** One line of a table: what may be sent or is answered under a name. */
export interface ManualField {
  /** With dots into an object and [] into a list: "images[].url". */
  readonly name: string;
  /** As a person would say it: "string", "integer or null", `"rent" or "sale"`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string | null;
  /** What holds where nothing is sent, and the bounds: "1 to 200". */
  readonly fallback: string | null;
  readonly bounds: string | null;
}

const DEEPEST = 2;
/** Zod says "any safe integer" with these; no partner needs to read it. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** The fields of an object, or of the objects in a list; nested ones follow their parent. */
export const fieldsOf = (
  spec: ManualSpec,
  schema: Schema,
  prefix = "",
  depth = 0,
): readonly ManualField[] => {
  const { properties = {}, required = [] } = objectIn(spec, schema) ?? {};
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = prefix + key;
    const own = withoutNull(spec, property);
    const isList = own.type === "array";
    const inside = isList ? own.items : own;
    const field = fieldOf(spec, property, { name, isRequired: required.includes(key) });
    if (depth >= DEEPEST || inside === undefined || !objectIn(spec, inside)) return [field];
    return [field, ...fieldsOf(spec, inside, `${name}${isList ? "[]" : ""}.`, depth + 1)];
  });
};

/** A single value, such as a parameter. */
export const fieldOf = (
  spec: ManualSpec,
  schema: Schema,
  named: Pick<ManualField, "name" | "isRequired">,
): ManualField => {
  const own = withoutNull(spec, schema);
  const fallback = schema.default ?? own.default;
  return {
    ...named,
    type: typeOf(spec, schema),
    description: schema.description ?? own.description ?? null,
    fallback: fallback === undefined || fallback === null ? null : JSON.stringify(fallback),
    bounds: boundsOf(own),
  };
};

/** The object that a schema describes, through names, lists and "or null". */
const objectIn = (spec: ManualSpec, schema: Schema): Schema | undefined => {
  const own = withoutNull(spec, schema);
  if (own.allOf) {
    const parts = own.allOf.flatMap((part) => objectIn(spec, part) ?? []);
    return {
      properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
      required: parts.flatMap(({ required }) => required ?? []),
    };
  }
  if (own.type === "array") return own.items && objectIn(spec, own.items);
  if (own.properties) return own;
  return alternativesOf(own)
    .map((each) => objectIn(spec, each))
    .find((each) => each !== undefined);
};

const alternativesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [];

const withoutNull = (spec: ManualSpec, schema: Schema): Schema => {
  const own = resolved(spec, schema);
  const others = alternativesOf(own).filter(({ type }) => type !== "null");
  const [only] = others;
  return only && others.length === 1 ? resolved(spec, only) : own;
};

const typeOf = (spec: ManualSpec, schema: Schema): string => {
  const own = resolved(spec, schema);
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(" or ");
  const alternatives = alternativesOf(own);
  if (alternatives.length > 0)
    return [...new Set(alternatives.map((each) => typeOf(spec, each)))].join(" or ");
  if (own.type === "array") return own.items ? `list of ${typeOf(spec, own.items)}` : "list";
  if (own.format === "date-time" || own.format === "date") return own.format;
  return own.type ?? (own.allOf ? "object" : "any value");
};

const boundsOf = (schema: Schema): string | null => {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  const least = minimum === undefined || minimum === -SAFE ? undefined : minimum;
  const most = maximum === undefined || maximum === SAFE ? undefined : maximum;
  if (least !== undefined && most !== undefined) return `${grouped(least)} to ${grouped(most)}`;
  if (most !== undefined) return `at most ${grouped(most)}`;
  if (least !== undefined && least !== 0) return `at least ${grouped(least)}`;
  if (maxItems !== undefined) return `at most ${grouped(maxItems)} entries`;
  if (maxLength === undefined) return null;
  const shortest =
    minLength === undefined || minLength === 0 ? "up to" : `${grouped(minLength)} to`;
  return `${shortest} ${grouped(maxLength)} characters`;
};

const grouped = (value: number): string => value.toLocaleString("en");
