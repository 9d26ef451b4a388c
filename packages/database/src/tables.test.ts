import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

/** What the types of `Tables` say of a column. */
interface TypedColumn {
  readonly kind: "string" | "number" | "boolean" | "Date" | "Buffer" | "list" | "json" | "unknown";
  readonly isNullable: boolean;
  /** Whether an insert may leave it out. */
  readonly isOptional: boolean;
  /** Of a text that is one of a few words. */
  readonly words: readonly string[] | undefined;
}
type TypedTables = ReadonlyMap<string, ReadonlyMap<string, TypedColumn>>;

/** What the migrated database says of one. */
interface StoredColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  /** The database fills it in where an insert leaves it out. */
  readonly is_filled: boolean;
  /** The table's checks that name the column. */
  readonly checks: readonly string[];
}

/** How the driver gives each type of PostgreSQL; see `createPool`. */
const GIVEN_AS: Readonly<Record<string, readonly TypedColumn["kind"][]>> = {
  text: ["string"],
  tsvector: ["string"],
  uuid: ["string"],
  date: ["string"],
  bool: ["boolean"],
  int2: ["number"],
  int4: ["number"],
  int8: ["number"],
  float4: ["number"],
  float8: ["number"],
  timestamptz: ["Date"],
  bytea: ["Buffer"],
  _text: ["list"],
  json: ["json", "list", "unknown"],
  jsonb: ["json", "list", "unknown"],
};

let typed: TypedTables;
let database: TestDatabase;
beforeAll(async () => {
  typed = typedTables(path.join(import.meta.dirname, "tables.ts"));
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("the types of the tables say what the migrated database says", async () => {
  const differences = differencesBetween(typed, await storedColumns());
  expect(typed.size).toBeGreaterThan(10);
  expect(differences).toEqual([]);
});

test("a column that is typed otherwise than it is stored is told", async () => {
  const otherwise = new Map(typed);
  const users = new Map(typed.get("users"));
  const name = { kind: "string", isNullable: false, isOptional: false, words: undefined } as const;
  users.delete("email");
  users.set("nickname", name);
  users.set("name", { ...name, kind: "number", isNullable: true, isOptional: true });
  users.set("role", { ...name, words: ["seeker", "partner"] });
  otherwise.set("users", users).set("rooms", new Map());
  expect(differencesBetween(otherwise, await storedColumns()).toSorted()).toEqual(
    [
      "rooms is no table",
      "users.email has no type",
      "users.name may not be left out of an insert",
      "users.name of text is typed as number",
      "users.name is never null",
      "users.nickname is no column",
      'users.role may be "admin", which its type does not know',
    ].toSorted(),
  );
});

function differencesBetween(typed: TypedTables, stored: readonly StoredColumn[]): string[] {
  const found: string[] = [];
  for (const [table, columns] of typed) {
    const ofTable = stored.filter((column) => column.table === table);
    if (ofTable.length === 0) found.push(`${table} is no table`);
    for (const column of ofTable) {
      const said = columns.get(column.name);
      const differences = said === undefined ? ["has no type"] : differencesOf(said, column);
      found.push(...differences.map((difference) => `${table}.${column.name} ${difference}`));
    }
    for (const name of ofTable.length === 0 ? [] : columns.keys())
      if (!ofTable.some((column) => column.name === name))
        found.push(`${table}.${name} is no column`);
  }
  return found;
}

function differencesOf(said: TypedColumn, column: StoredColumn): string[] {
  const found: string[] = [];
  const kinds = GIVEN_AS[column.type] ?? [];
  if (!kinds.includes(said.kind)) found.push(`of ${column.type} is typed as ${said.kind}`);
  if (said.kind !== "unknown" && said.isNullable !== column.is_nullable)
    found.push(column.is_nullable ? "may be null" : "is never null");
  if (said.isOptional && !column.is_filled && !column.is_nullable)
    found.push("may not be left out of an insert");
  for (const word of wordsOf(column) ?? said.words ?? [])
    if (said.words !== undefined && !said.words.includes(word))
      found.push(`may be "${word}", which its type does not know`);
  for (const word of wordsOf(column) === undefined ? [] : (said.words ?? []))
    if (!wordsOf(column)?.includes(word)) found.push(`is never "${word}"`);
  return found;
}

/** The words that a check holds a column to; undefined where none does. */
function wordsOf({ name, checks }: StoredColumn): readonly string[] | undefined {
  const lists = checks.flatMap((check) => {
    const list = new RegExp(
      `^CHECK \\(\\(\\(?"?${name}"?\\)? = ANY \\(ARRAY\\[([^\\]]*)\\]\\)\\)\\)$`,
    );
    const inside = list.exec(check)?.[1];
    return inside === undefined ? [] : [inside];
  });
  return lists[0]?.split(", ").map((word) => word.replace(/^'(.*)'::text$/, "$1"));
}

async function storedColumns(): Promise<readonly StoredColumn[]> {
  const { rows } = await database.pool.query<StoredColumn>(`
    select c.relname as "table", a.attname as name, t.typname as type,
      not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as is_filled,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)) as checks
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`);
  return rows;
}

/** Reads the interface `Tables` as the compiler understands it. */
function typedTables(file: string): TypedTables {
  const config = ts.readConfigFile(
    path.join(import.meta.dirname, "../../../tsconfig.base.json"),
    (name) => ts.sys.readFile(name),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, import.meta.dirname);
  const program = ts.createProgram([file], { ...options, types: ["node"], noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declared = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === "Tables",
  );
  if (declared === undefined) throw new Error(`${file} declares no Tables`);
  const typeOf = (symbol: ts.Symbol): ts.Type =>
    checker.getTypeOfSymbolAtLocation(symbol, declared);
  const columnsOf = (table: ts.Symbol) =>
    new Map(
      typeOf(table)
        .getProperties()
        .map((column) => [column.name, columnOf(checker, typeOf, typeOf(column))] as const),
    );
  return new Map(
    checker
      .getTypeAtLocation(declared)
      .getProperties()
      .map((table) => [table.name, columnsOf(table)] as const),
  );
}

/** A column's type is plain, or one of Kysely's that names what is read and what is written. */
function columnOf(
  checker: ts.TypeChecker,
  typeOf: (symbol: ts.Symbol) => ts.Type,
  type: ts.Type,
): TypedColumn {
  const part = (name: string): ts.Type => {
    const found = type.getProperty(name);
    return found === undefined ? type : typeOf(found);
  };
  const read = part("__select__");
  const written = part("__insert__");
  const members = read.isUnion() ? read.types : [read];
  const present = members.filter(({ flags }) => (flags & ts.TypeFlags.Null) === 0);
  const kinds = new Set(present.map((each) => kindOf(checker, each)));
  const words = present.map((each) => (each.isStringLiteral() ? each.value : undefined));
  return {
    // A bigint comes as a number or, where it is too large for one, as text.
    kind: kinds.size === 2 && kinds.has("number") ? "number" : ([...kinds][0] ?? "unknown"),
    isNullable: members.length > present.length,
    isOptional: allows(written, ts.TypeFlags.Undefined | ts.TypeFlags.Never | ts.TypeFlags.Null),
    words: words.every((word) => word !== undefined) ? words : undefined,
  };
}

const allows = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some((each) => (each.flags & flags) !== 0);

function kindOf(checker: ts.TypeChecker, type: ts.Type): TypedColumn["kind"] {
  if ((type.flags & ts.TypeFlags.Any) !== 0) throw new Error("a column's type is not found");
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return "string";
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return "number";
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return "boolean";
  if ((type.flags & ts.TypeFlags.Unknown) !== 0) return "unknown";
  const name = type.getSymbol()?.getName();
  if (name === "Date" || name === "Buffer") return name;
  return checker.isArrayLikeType(type) ? "list" : "json";
}
