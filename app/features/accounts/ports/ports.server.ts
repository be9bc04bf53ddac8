import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { createEmbeddedDocuments } from "#app/features/accounts/embedded/documents.server.ts";
import { createEmbeddedIdentity } from "#app/features/accounts/embedded/identity.server.ts";
import type { HashCost } from "#app/features/accounts/embedded/password-hash.server.ts";
import { createSessions, type Sessions } from "#app/features/accounts/sessions/sessions.service.server.ts";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { embedded, type Settings } from "#app/settings.server.ts";
import type { DocumentStore } from "./documents.server.ts";
import type { IdentityService } from "./identity.server.ts";

/** The services that store the faculty's accounts and profiles, and the site's own sessions. */
export interface FacultyPorts {
  identity: IdentityService;
  documents: DocumentStore;
  sessions: Sessions;
}

/** The ports, or the name of a service that is set and cannot be used. */
export type FacultyService = { isReady: true; ports: FacultyPorts } | { isReady: false; name: string };

interface Parts {
  db: Kysely<Tables>;
  secret: Secret;
  now: () => number;
  hashCost?: HashCost | undefined;
}

/**
 * Opens the service that the settings name. A hosted one is a module whose default export returns the ports; when none
 * is named, or it fails, no connection is made, the log says so, and the sign-in screen shows it.
 */
export async function openFacultyService(
  { facultyService: { name, module }, siteUrl }: Settings,
  { db, secret, now, hashCost }: Parts,
): Promise<FacultyService> {
  if (name === embedded) {
    const identity = createEmbeddedIdentity({ db, now, hashCost });
    const sessions = createSessions({ db, secret, siteUrl, now, isHosted: false });
    return { isReady: true, ports: { identity, documents: createEmbeddedDocuments(db, now), sessions } };
  }
  try {
    if (module === undefined) throw new Error("FACULTY_SERVICE_MODULE is not set.");
    const { default: open } = await import(/* @vite-ignore */ pathToFileURL(resolve(module)).href);
    const sessions = createSessions({ db, secret, siteUrl, now, isHosted: true });
    return { isReady: true, ports: { ...(await open()), sessions } };
  } catch (error) {
    log.error({ error }, `FACULTY_SERVICE is "${name}", which is not configured: nobody can sign in.`);
    return { isReady: false, name };
  }
}
