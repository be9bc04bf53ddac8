import { generateKeyPairSync } from "node:crypto";
import { cert, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import type { DocumentStore } from "#app/features/accounts/ports/documents.server.ts";
import type { IdentityService } from "#app/features/accounts/ports/identity.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { configIn } from "./config.server.ts";
import { createFirestoreDocuments } from "./documents.server.ts";
import { createFirebaseIdentity } from "./identity.server.ts";
import { createToolkit } from "./toolkit.server.ts";

/** What the emulator takes for the token of a service account. */
const emulatorToken = "owner";

/** A private key that nobody knows, in PEM. */
const anyKey = () =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();

/**
 * Opens Firebase; no connection is made before something is asked. @throws Error with what is missing or wrong in the settings.
 */
export function openFirebase(
  settings: Settings["firebase"],
  now: () => number,
): { identity: IdentityService; documents: DocumentStore } {
  const config = configIn(settings);
  const { projectId, serviceAccount, authEmulator, firestoreEmulator } = config;
  const credential = cert({
    projectId,
    // The emulators ask for none; without one, Google's package would look for a machine of Google's around it.
    clientEmail: serviceAccount?.client_email ?? "emulator@example.org",
    privateKey: serviceAccount?.private_key ?? anyKey(),
  });
  // A name of its own: tests open more than one.
  const app = initializeApp({ projectId, credential }, newId());
  const firestore = getFirestore(app);
  // A connection that was lost is tried again soon: members wait for it.
  const reconnecting = { "grpc.initial_reconnect_backoff_ms": 500, "grpc.max_reconnect_backoff_ms": 2000 };
  const customHeaders = { Authorization: `Bearer ${emulatorToken}` };
  const emulator = firestoreEmulator ? { host: firestoreEmulator, ssl: false, customHeaders } : {};
  firestore.settings({ ...reconnecting, ...emulator });
  const accessToken = async () => (authEmulator ? emulatorToken : (await credential.getAccessToken()).access_token);
  return {
    identity: createFirebaseIdentity(createToolkit(config, accessToken), now),
    documents: createFirestoreDocuments(firestore),
  };
}
