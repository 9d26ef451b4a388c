import pg from "pg";

/** The database of DATABASE_URL cannot be used as it is; the message says what to do. */
export class DatabaseUrlError extends Error {
  override readonly name = "DatabaseUrlError";
}

/** @throws DatabaseUrlError when the driver cannot read it; the message does not repeat its password */
export function refuseUnreadableUrl(databaseUrl: string): void {
  try {
    namesIn(databaseUrl);
  } catch (error) {
    throw new DatabaseUrlError(
      "DATABASE_URL cannot be read. It must look like postgresql://user:password@host:5432/name, " +
        "with special letters of the password percent-encoded.",
      { cause: error },
    );
  }
}

/**
 * What keeps us out for good, in a sentence; undefined for anything else, such as a server that is
 * just starting.
 */
export function explainConnectFault(
  error: unknown,
  databaseUrl: string,
): DatabaseUrlError | undefined {
  if (!(error instanceof Error) || error instanceof DatabaseUrlError) return undefined;
  const { host, port, user = "", database = "" } = namesIn(databaseUrl);
  const server = `${host}:${String(port)}`;
  const { code } = error as { readonly code?: unknown };
  const sentence = sentenceOf(String(code), error.message, { server, user, database });
  return sentence === undefined ? undefined : new DatabaseUrlError(sentence, { cause: error });
}

/** What the driver would connect to. */
const namesIn = (databaseUrl: string): pg.Client =>
  new pg.Client({ connectionString: databaseUrl });

interface Names {
  readonly server: string;
  readonly user: string;
  readonly database: string;
}

/** By SQLSTATE, by Node's codes of TLS, and by what the driver says without a code. */
function sentenceOf(code: string, message: string, names: Names): string | undefined {
  const { server, user, database } = names;
  switch (code) {
    case "28P01":
      return `The database at ${server} refuses the password of the user ${user}. Correct it in DATABASE_URL.`;
    case "28000":
      return `The database at ${server} does not let the user ${user} in (${message}). Correct DATABASE_URL, or pg_hba.conf at the server.`;
    case "3D000":
      return `There is no database ${database} at ${server}. Create it, or name another one in DATABASE_URL.`;
    case "42501":
      return `The user ${user} may not work in the database ${database} (${message}). Make that user the database's owner, or name another one in DATABASE_URL.`;
    case "25006":
      return `The database ${database} at ${server} can only be read. Name the server that takes writes in DATABASE_URL.`;
    default:
  }
  if (message.startsWith("SASL"))
    return `The database at ${server} asks for a password of the user ${user}. Add it to DATABASE_URL.`;
  if (/does not support SSL/.test(message))
    return `The database at ${server} does not offer TLS. Take sslmode out of DATABASE_URL, or switch TLS on at the server.`;
  if (/CERT|SELF_SIGNED|VERIFY_LEAF/.test(code))
    return `The certificate of the database at ${server} does not hold (${message}). Correct it, or sslmode and sslrootcert in DATABASE_URL.`;
  return undefined;
}
