import { generateKeyPairSync } from "node:crypto";
import type { DocumentStore } from "#app/features/accounts/ports/documents.server.ts";
import type { IdentityService } from "#app/features/accounts/ports/identity.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { Firestore, JWT } from "#firebase";
import { configIn } from "./config.server.ts";
import { createFirestoreDocuments } from "./documents.server.ts";
import { createFirebaseIdentity } from "./identity.server.ts";
import { createToolkit } from "./toolkit.server.ts";

const emulatorToken = "owner";

const scopes = ["https://www.googleapis.com/auth/cloud-platform", "https://www.googleapis.com/auth/identitytoolkit"];

const anyKey = () =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();

/** No connection is made before the first call. @throws Error saying what is missing or wrong in the settings. */
export function openFirebase(
  settings: Settings["firebase"],
  now: () => number,
): { identity: IdentityService; documents: DocumentStore } {
  const config = configIn(settings);
  const { projectId, serviceAccount, authEmulator, firestoreEmulator } = config;
  // The emulators need none, but without one Google's package would look for a metadata server.
  const email = serviceAccount?.client_email ?? "emulator@example.org";
  const key = serviceAccount?.private_key ?? anyKey();
  const account = new JWT({ email, key, scopes });
  // Reconnect soon after a lost connection: members are waiting.
  const reconnecting = { "grpc.initial_reconnect_backoff_ms": 500, "grpc.max_reconnect_backoff_ms": 2000 };
  const customHeaders = { Authorization: `Bearer ${emulatorToken}` };
  const emulator = firestoreEmulator ? { host: firestoreEmulator, ssl: false, customHeaders } : {};
  const credentials = { client_email: email, private_key: key };
  const firestore = new Firestore({ projectId, credentials, ...reconnecting, ...emulator });

  async function accessToken(): Promise<string> {
    if (authEmulator) return emulatorToken;
    const { token } = await account.getAccessToken();
    if (!token) throw new Error("Google gave no token for the service account.");
    return token;
  }

  return {
    identity: createFirebaseIdentity(createToolkit(config, accessToken), now),
    documents: createFirestoreDocuments(firestore),
  };
}
