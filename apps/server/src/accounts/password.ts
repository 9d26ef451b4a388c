import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. Names, not numbers, would be a const enum. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One password typed on two keyboards is the same password. */
const normalised = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> =>
  hash(normalised(password), ARGON2ID);

let standIn: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. For an account that does not
 * exist the same work is done, so that the time tells nothing.
 */
export const isPassword = async (
  hashed: string | undefined,
  password: string,
): Promise<boolean> => {
  standIn ??= hashPassword("no account has this password");
  const matches = await verify(hashed ?? (await standIn), normalised(password));
  return matches && hashed !== undefined;
};
