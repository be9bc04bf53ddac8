import type { Kysely } from "kysely";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { readFact, writeFact } from "#app/lib/db/facts.server.ts";
import { StoreError } from "#app/lib/db/store-error.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { HashCost } from "#app/lib/sign-in/passwords.server.ts";
import { log } from "#app/log.server.ts";
import { embedded } from "#app/setting-values.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { createEmbeddedDocuments, createEmbeddedIdentity } from "./embedded.server.ts";
import type { DocumentStore, IdentityService } from "./ports.server.ts";
import { createSessions, type Sessions } from "./sessions.server.ts";

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
async function refuseOtherService(db: Kysely<Tables>, name: ServiceName): Promise<void> {
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
const noteService = (db: Kysely<Tables>, name: ServiceName): Promise<void> =>
  writeFact(db, "facultyService", services[name][0]);

export interface FacultyPorts {
  identity: IdentityService;
  documents: DocumentStore;
  sessions: Sessions;
}

type FacultyService =
  | { isReady: true; ports: FacultyPorts; note: () => Promise<void> }
  | { isReady: false; name: string };

interface Parts extends Pick<PlatformServices, "db" | "secret" | "now"> {
  hashCost?: HashCost | undefined;
}

export const serviceNameOf = (service: string) => (isFirebase(service) ? "Firebase" : service);
const isFirebase = (service: string) => service.toLowerCase() === "firebase";

/** Not configured: logged and shown at sign-in, no connection. @throws StoreError with another service's accounts. */
export async function openFacultyService(
  { facultyService, firebase }: Settings,
  { db, secret, now, hashCost }: Parts,
): Promise<FacultyService> {
  const sessionsOf = (isHosted: boolean) => createSessions({ db, secret, now, isHosted });
  if (facultyService === embedded) {
    await refuseOtherService(db, "embedded");
    const identity = createEmbeddedIdentity({ db, now, hashCost });
    return {
      isReady: true,
      ports: { identity, documents: createEmbeddedDocuments(db, now), sessions: sessionsOf(false) },
      note: () => noteService(db, "embedded"),
    };
  }
  const name = serviceNameOf(facultyService);
  if (isFirebase(facultyService)) await refuseOtherService(db, "firebase");
  try {
    if (!isFirebase(facultyService)) throw new Error('It takes "embedded" or "firebase".');
    // Loaded only here: its packages take memory and slow the start.
    const { openFirebase } = await import("#app/people/accounts/firebase/firebase.server.ts");
    const ports = { ...openFirebase(firebase, now), sessions: sessionsOf(true) };
    return { isReady: true, ports, note: () => noteService(db, "firebase") };
  } catch (error) {
    log.error({ error }, `FACULTY_SERVICE is "${facultyService}", which is not configured: nobody can sign in.`);
    return { isReady: false, name };
  }
}
