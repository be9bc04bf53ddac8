import { onTestFinished } from "vitest";
import { makeToken } from "#app/features/accounts/embedded/custom-token.server.ts";
import { createEmbeddedDocuments } from "#app/features/accounts/embedded/documents.server.ts";
import { createEmbeddedIdentity } from "#app/features/accounts/embedded/identity.server.ts";
import type { SignedIn } from "#app/features/accounts/ports/identity.server.ts";
import type { FacultyPorts } from "#app/features/accounts/ports/ports.server.ts";
import { readSecret } from "#app/platform/crypto/secret.server.ts";
import { openStore } from "#app/platform/db/store.server.ts";
import { cheapHash } from "./cheap-hash.ts";
import { openHosted } from "./hosted-service.ts";
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

/** The services for accounts and documents, and a function that creates custom tokens. */
export interface OpenedPorts extends FacultyPorts {
  invite: (whom: { name: string; email: string }) => string;
}

/** The embedded service on a new folder, which uses the computer's clock: `setForward` moves it. */
export async function openEmbedded(): Promise<OpenedPorts & { dataDir: string }> {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  onTestFinished(close);
  const secret = readSecret(placeOf(dataDir));
  const now = () => Date.now();
  const identity = createEmbeddedIdentity({
    db,
    secret,
    siteUrl: "https://institute.example",
    now,
    hashCost: cheapHash,
  });
  const invite = (whom: { name: string; email: string }) => makeToken(secret, whom, now());
  return { identity, documents: createEmbeddedDocuments(db, now), invite, dataDir };
}

/** Every implementation of the ports; a new one is added here and must pass the same tests. */
export const implementations: [name: string, open: () => Promise<OpenedPorts>][] = [
  ["the embedded service", openEmbedded],
  ["a hosted service", async () => openHosted()],
];
