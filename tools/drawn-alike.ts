/** Set-up of every test: what is drawn at random is drawn alike each time, so that a failure stands until it is mended. */
import fc from "fast-check";

fc.configureGlobal({ seed: 42 });
