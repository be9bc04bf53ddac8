import { createEmbeddedDocuments } from "#app/features/accounts/embedded/documents.server.ts";
import { createEmbeddedIdentity } from "#app/features/accounts/embedded/identity.server.ts";
import { createSessions, type Sessions } from "#app/features/accounts/sessions/sessions.service.server.ts";
import { log } from "#app/log.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { HashCost } from "#app/platform/sign-in/password-hash.server.ts";
import { embedded, type Settings } from "#app/settings.server.ts";
import type { DocumentStore } from "./documents.server.ts";
import type { IdentityService } from "./identity.server.ts";
import { noteService, refuseOtherService } from "./same-service.server.ts";

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
    const { openFirebase } = await import("#app/features/accounts/firebase/open.server.ts");
    const ports = { ...openFirebase(firebase, now), sessions: sessionsOf(true) };
    return { isReady: true, ports, note: () => noteService(db, "firebase") };
  } catch (error) {
    log.error({ error }, `FACULTY_SERVICE is "${facultyService}", which is not configured: nobody can sign in.`);
    return { isReady: false, name };
  }
}
