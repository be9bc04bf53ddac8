import type { Kysely } from "kysely";
import { readFact, writeFact } from "#app/platform/db/facts.server.ts";
import { StoreError } from "#app/platform/db/store-error.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";

const services = { embedded: [1, "the embedded service"], firebase: [2, "Firebase"] } as const;
type ServiceName = keyof typeof services;

async function hasAny(db: Kysely<Tables>, table: "members" | "documents" | "credentials"): Promise<boolean> {
  return (await db.selectFrom(table).select(db.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count > 0;
}

async function serviceIn(db: Kysely<Tables>): Promise<number | undefined> {
  const kept = await readFact(db, "facultyService");
  if (kept !== undefined) return kept;
  // For stores older than this number: only the embedded service stores documents and passwords in them.
  const isEmbedded = (await hasAny(db, "documents")) || (await hasAny(db, "credentials"));
  return isEmbedded ? services.embedded[0] : undefined;
}

/** @throws StoreError when a store has accounts of another service: the ids differ, and nobody could sign in. */
export async function refuseOtherService(db: Kysely<Tables>, name: ServiceName): Promise<void> {
  if (!(await hasAny(db, "members"))) return;
  const kept = await serviceIn(db);
  const [number] = services[name];
  if (kept === undefined || kept === number) return;
  const other: ServiceName = name === "embedded" ? "firebase" : "embedded";
  throw new StoreError(
    `FACULTY_SERVICE is "${name}", but the store has faculty accounts of ${services[other][1]}; set FACULTY_SERVICE to "${other}", or move the members to an empty store as docs/firebase.md says.`,
  );
}

/** `refuseOtherService` must have accepted it. */
export const noteService = (db: Kysely<Tables>, name: ServiceName): Promise<void> =>
  writeFact(db, "facultyService", services[name][0]);
