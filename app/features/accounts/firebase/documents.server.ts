import { checkOwner, type DocumentStore, type StoredDocument } from "#app/features/accounts/ports/documents.server.ts";
import { inTime, NotReadyError, ServiceError } from "#app/features/accounts/ports/service-error.server.ts";
import { FieldValue, type Firestore, Timestamp } from "#firebase";

/** The numbers of gRPC's answers (grpc.io/docs/guides/status-codes). */
const codes = {
  deadline: 4,
  notFound: 5,
  alreadyExists: 6,
  notAllowed: 7,
  precondition: 9,
  unavailable: 14,
  unknownCaller: 16,
};

/** Answers by which another change came first, to a first document and to a later one. */
const changedFirst = { create: [codes.alreadyExists], update: [codes.notFound, codes.precondition] };

/** Refusals of the site itself; a database that is not found is none of the project's. */
const ofSettings = [codes.notFound, codes.notAllowed, codes.unknownCaller];

const isOneOf = (expected: number[], error: unknown) => expected.includes((error as { code?: number }).code ?? -1);

/** The field that is a date in Firestore, as the specification says, and ISO 8601 here. */
const dateField = "createdAt";

/** A document as Firestore stores it. */
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

/** The time of a document's last change, and its fields: those that a change leaves out are deleted by name. */
const versionOf = (updated: Timestamp, fields: string[]) =>
  JSON.stringify([updated.seconds, updated.nanoseconds, fields]);

function readVersion(version: string): { lastUpdateTime: Timestamp; fields: string[] } {
  const [seconds, nanoseconds, fields] = JSON.parse(version);
  return { lastUpdateTime: new Timestamp(seconds, nanoseconds), fields };
}

/** The answer of Firestore. @throws ServiceError with its own message, where it gave one. */
async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await inTime(() => call, "Firestore");
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    const { code, details } = cause as { code?: number; details?: string };
    if (isOneOf(ofSettings, cause)) throw new NotReadyError(`Firestore refused: ${details ?? code}`, { cause });
    const isOpen = code === codes.deadline || code === codes.unavailable;
    // What the client itself says of a connection is of no use to a member.
    const said = isOpen ? undefined : details;
    throw new ServiceError(`Firestore failed: ${details ?? String(cause)}`, { isOpen, cause, ...(said && { said }) });
  }
}

/**
 * Whether a document was stored; it is not where the answer has one of these codes. What Firestore aborts, since another
 * change is under way, Google's client sends again with growing pauses, and for longer than a member waits: then nobody
 * knows. @throws ServiceError
 */
const stored = (call: Promise<unknown>, changed: number[]): Promise<"kept" | "changed"> =>
  answered(
    call.then(
      () => "kept",
      (error) => {
        if (isOneOf(changed, error)) return "changed";
        throw error;
      },
    ),
  );

/** The document store in Firestore. Changes are guarded by the time of the last one. */
export function createFirestoreDocuments(firestore: Firestore): DocumentStore {
  return {
    async get(owner, path): Promise<StoredDocument | undefined> {
      checkOwner(owner, path);
      const document = await answered(firestore.doc(path).get());
      const data = document.data();
      if (!data || !document.updateTime) return undefined;
      const version = versionOf(document.updateTime, Object.keys(data));
      return { data: fromFirestore(data), version, changedAt: document.updateTime.toMillis() };
    },
    async set(owner, path, data, version) {
      checkOwner(owner, path);
      const document = firestore.doc(path);
      const fields = toFirestore(data);
      if (version === undefined) return stored(document.create(fields), changedFirst.create);
      const { lastUpdateTime, fields: before } = readVersion(version);
      const left = before.filter((name) => !Object.hasOwn(fields, name));
      const deleted = Object.fromEntries(left.map((name) => [name, FieldValue.delete()]));
      return stored(document.update({ ...fields, ...deleted }, { lastUpdateTime }), changedFirst.update);
    },
    async remove(owner, path) {
      checkOwner(owner, path);
      await answered(firestore.doc(path).delete());
    },
  };
}
