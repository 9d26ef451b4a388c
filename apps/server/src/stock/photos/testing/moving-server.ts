import { createPool } from "@propertyvr/database";
import { movePictures } from "../move-pictures.ts";

/** A server that moves the pictures of the database of argument 1. Prints a line when it begins. */
const [databaseUrl = ""] = process.argv.slice(2);
const pool = createPool({ databaseUrl });
process.stdout.write("up\n");
await movePictures(pool, new AbortController().signal);
await pool.end();
