import { onTestFinished } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { type CustomTokens, createCustomTokens } from "#app/people/accounts/custom-tokens.server.ts";
import { createEmbeddedDocuments, createEmbeddedIdentity } from "#app/people/accounts/embedded.server.ts";
import type { FacultyPorts } from "#app/people/accounts/faculty-service.server.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import type { AccountOwner, IdentityService } from "#app/people/accounts/ports.server.ts";
import { createSessions, type SignedIn } from "#app/people/accounts/sessions.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { cheapHash } from "./cheap-hash.ts";
import { emptyEmulators, firebaseSettings, hasEmulators } from "./emulators.ts";
import { placeOf } from "./place.ts";
import { dataFolder } from "./services.ts";

/** Two people who sign up. */
export const asha = { email: "asha@example.org", name: "Asha Namune", password: "a password of hers" };
export const ravi = { email: "ravi@example.org", name: "Ravi Namune", password: "a password of his" };

/** The answer of a successful sign-in. @throws Error when nobody was signed in. */
export function signedIn(answer: SignedIn | undefined | { ok: false; reason: string }): SignedIn {
  if (!answer?.ok) throw new Error(answer?.reason ?? "Nobody was signed in.");
  return answer;
}

/** The person of a new account. @throws Error when none was opened. */
export async function created(
  identity: IdentityService,
  fields: { email: string; name: string; password?: string },
): Promise<AccountOwner> {
  const answer = await identity.create(fields);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.person;
}

/** The services for accounts and documents, the site's own for sessions and tokens, and what creates an invitation. */
export interface OpenedPorts extends FacultyPorts {
  tokens: CustomTokens;
  invite: (whom: { name: string; email: string }) => string;
  dataDir: string;
}

/** The ports on a new folder, which use the computer's clock: `setForward` moves it. */
async function open(isHosted: boolean, hosted?: Pick<FacultyPorts, "identity" | "documents">): Promise<OpenedPorts> {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  onTestFinished(close);
  const secret = readSecret(placeOf(dataDir));
  const now = () => Date.now();
  const identity = hosted?.identity ?? createEmbeddedIdentity({ db, now, hashCost: cheapHash });
  return {
    identity,
    documents: hosted?.documents ?? createEmbeddedDocuments(db, now),
    sessions: createSessions({ db, secret, now, isHosted }),
    tokens: createCustomTokens({ db, secret, identity, now }),
    invite: (whom) => makeToken(secret, whom, now()),
    dataDir,
  };
}

/** Opens the embedded service. */
export const openEmbedded = (): Promise<OpenedPorts> => open(false);

/** Opens Firebase on its emulators, emptied first. */
async function openOnFirebase(): Promise<OpenedPorts> {
  await emptyEmulators();
  const { openFirebase } = await import("#app/people/accounts/firebase/firebase.server.ts");
  return open(
    true,
    openFirebase(readSettings(firebaseSettings()).firebase, () => Date.now()),
  );
}

/** Every implementation of the ports; a new one is added here and must pass the same tests. */
export const implementations: [name: string, open: () => Promise<OpenedPorts>][] = hasEmulators
  ? [["Firebase", openOnFirebase]]
  : [["the embedded service", openEmbedded]];
