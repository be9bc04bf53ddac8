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
import { dataFolder } from "./services.ts";

/** Two people who sign up. */
export const asha = { email: "asha@example.org", name: "Asha Namune", password: "a password of hers" };
export const ravi = { email: "ravi@example.org", name: "Ravi Namune", password: "a password of his" };

/** The answer where someone is signed in. @throws Error where nobody is. */
export function signedIn(answer: SignedIn | undefined | { ok: false; reason: string }): SignedIn {
  if (!answer?.ok) throw new Error(answer?.reason ?? "Nobody was signed in.");
  return answer;
}

/** What keeps accounts and documents, and makes custom tokens. */
export interface OpenedPorts extends FacultyPorts {
  invite: (whom: { name: string; email: string }) => string;
}

/** The embedded one on a folder of its own, whose only clock is the computer's: `setForward` moves it. */
export async function openEmbedded(): Promise<OpenedPorts & { dataDir: string }> {
  const dataDir = dataFolder();
  const { db, close } = await openStore(dataDir);
  onTestFinished(close);
  const secret = readSecret(dataDir);
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

/** Every implementation of the ports; a later one is added here and passes the same tests. */
export const implementations: [name: string, open: () => Promise<OpenedPorts>][] = [
  ["the embedded service", openEmbedded],
  ["a hosted service", async () => openHosted()],
];
