/** The parts of an OpenAPI 3.1 document that the manual is made from. */
export interface ManualSpec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SpecOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface SpecOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly "x-scope"?: string;
  readonly "x-free"?: boolean;
  readonly parameters?: readonly SpecParameter[];
  readonly requestBody?: { readonly content: MediaContent };
  readonly responses: Readonly<Record<string, { readonly content?: MediaContent }>>;
}

export interface SpecParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

type MediaContent = Readonly<
  Record<string, { readonly schema?: Schema; readonly example?: unknown }>
>;

/** JSON Schema 2020-12, as far as the contract's schemas use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const COMPONENTS = "#/components/schemas/";

/** The schema itself where another name stands for it. */
export const resolved = (spec: ManualSpec, schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  const target = spec.components.schemas[schema.$ref.slice(COMPONENTS.length)];
  if (!target) throw new Error(`the document does not hold ${schema.$ref}`);
  return resolved(spec, target);
};
