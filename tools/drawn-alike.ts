/**
 * Set-up of every test: what is drawn at random is drawn alike each time, so that a failure stands until it is
 * mended. `npm run proofs` draws other cases.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["PROOF_SEED"] ?? 42) });
