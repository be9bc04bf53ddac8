import createQueue from "p-limit";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { formOf, withoutSurroundings } from "./file-form.ts";
import { type Form, type Job, largestUpload, refusedUpload, type Sanitized } from "./file-kinds.ts";
import { sanitizeInChild } from "./sandbox.server.ts";

export { largestUpload, type UploadRefusal } from "./file-kinds.ts";

export type SanitizeFile = (form: Form, job: Job) => Promise<Sanitized>;

const formsOf: Record<UploadKind, Form[]> = { photo: ["picture"], resume: ["picture", "pdf"] };

/** One file at a time, so that ten concurrent uploads need the memory of one. */
export const uploadQueue = createQueue(1);

/** Bytes determine the type, not the name; `onCost` gets milliseconds. @throws Error when no process can be started */
export async function sanitizeUpload(
  kind: UploadKind,
  bytes: Uint8Array,
  onCost: (milliseconds: number) => void = () => {},
  sanitizeFile: SanitizeFile = sanitizeInChild,
): Promise<Sanitized> {
  if (bytes.length > largestUpload) return refusedUpload("fileLarge");
  const form = formOf(bytes);
  if (form === undefined || !formsOf[kind].includes(form)) return refusedUpload("fileKind");
  return uploadQueue(async () => {
    const begun = performance.now();
    const sanitized = await sanitizeFile(form, { kind, bytes: withoutSurroundings(bytes) });
    onCost(performance.now() - begun);
    return sanitized;
  });
}
