import { generateKeyPairSync } from "node:crypto";
import {
  checkOwner,
  type DocumentStore,
  type IdentityService,
  NotReadyError,
  ServiceError,
  withTimeout,
} from "#app/people/accounts/ports.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { FieldValue, Firestore, JWT, Timestamp } from "#firebase";
import { createFirebaseIdentity } from "./identity.server.ts";
import { configIn, createToolkit } from "./toolkit.server.ts";

/** gRPC status codes (grpc.io/docs/guides/status-codes). */
const codes = {
  deadline: 4,
  notFound: 5,
  alreadyExists: 6,
  notAllowed: 7,
  precondition: 9,
  unavailable: 14,
  unknownCaller: 16,
};

/** Another change came first, when creating and when updating a document. */
const changedFirst = { create: [codes.alreadyExists], update: [codes.notFound, codes.precondition] };

/** Wrong settings; a missing database means that the project is wrong. */
const ofSettings = [codes.notFound, codes.notAllowed, codes.unknownCaller];

const isOneOf = (expected: number[], error: unknown) => expected.includes((error as { code?: number }).code ?? -1);

/** A date in Firestore, as specified, and ISO 8601 here. */
const dateField = "createdAt";

function toFirestore(data: Record<string, unknown>): Record<string, unknown> {
  const plain = JSON.parse(JSON.stringify(data));
  const date = new Date(plain[dateField]);
  return Number.isNaN(date.getTime()) ? plain : { ...plain, [dateField]: Timestamp.fromDate(date) };
}

const fromFirestore = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );

/** The version holds the fields' names, as a change must delete by name the fields that it omits. */
const versionOf = (updated: Timestamp, fields: string[]) =>
  JSON.stringify([updated.seconds, updated.nanoseconds, fields]);

function readVersion(version: string): { lastUpdateTime: Timestamp; fields: string[] } {
  const [seconds, nanoseconds, fields] = JSON.parse(version);
  return { lastUpdateTime: new Timestamp(seconds, nanoseconds), fields };
}

/** @throws ServiceError with Firestore's message, if any. */
async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(() => call, "Firestore");
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    const { code, details } = cause as { code?: number; details?: string };
    if (isOneOf(ofSettings, cause)) throw new NotReadyError(`Firestore refused: ${details ?? code}`, { cause });
    const isOpen = code === codes.deadline || code === codes.unavailable;
    // The client's own message about a connection is of no use to a member.
    const said = isOpen ? undefined : details;
    throw new ServiceError(`Firestore failed: ${details ?? String(cause)}`, { isOpen, cause, ...(said && { said }) });
  }
}

/** Google's client retries aborted writes longer than a member waits; the outcome is unknown. @throws ServiceError */
const storeOutcome = (call: Promise<unknown>, changed: number[]): Promise<"kept" | "changed"> =>
  answerOf(
    call.then(
      () => "kept",
      (error) => {
        if (isOneOf(changed, error)) return "changed";
        throw error;
      },
    ),
  );

export function createFirestoreDocuments(firestore: Firestore): DocumentStore {
  const getAll: DocumentStore["getAll"] = async (owner, paths) => {
    for (const path of paths) checkOwner(owner, path);
    if (paths.length === 0) return [];
    const documents = await answerOf(firestore.getAll(...paths.map((path) => firestore.doc(path))));
    return documents.map((document) => {
      const data = document.data();
      if (!data || !document.updateTime) return undefined;
      const version = versionOf(document.updateTime, Object.keys(data));
      return { data: fromFirestore(data), version, changedAt: document.updateTime.toMillis() };
    });
  };
  return {
    get: async (owner, path) => (await getAll(owner, [path]))[0],
    getAll,
    async set(owner, path, data, version) {
      checkOwner(owner, path);
      const document = firestore.doc(path);
      const fields = toFirestore(data);
      if (version === undefined) return storeOutcome(document.create(fields), changedFirst.create);
      const { lastUpdateTime, fields: before } = readVersion(version);
      const left = before.filter((name) => !Object.hasOwn(fields, name));
      const deleted = Object.fromEntries(left.map((name) => [name, FieldValue.delete()]));
      return storeOutcome(document.update({ ...fields, ...deleted }, { lastUpdateTime }), changedFirst.update);
    },
    async remove(owner, path) {
      checkOwner(owner, path);
      await answerOf(firestore.doc(path).delete());
    },
  };
}

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
