import createQueue from "p-limit";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { formOf, withoutSurroundings } from "./file-form.ts";
import { type Form, type Job, largestUpload, refusedUpload, type Sanitized } from "./file-kinds.ts";
import { sanitizeInChild } from "./sandbox.server.ts";

export { largestUpload, type UploadRefusal } from "./file-kinds.ts";

/** Sanitizes a file of the given form. */
export type SanitizeFile = (form: Form, job: Job) => Promise<Sanitized>;

const formsOf: Record<UploadKind, Form[]> = { photo: ["picture"], resume: ["picture", "pdf"] };

/** One file at a time, so that ten concurrent uploads need the memory of one. */
export const inTurn = createQueue(1);

/**
 * Sanitizes an uploaded file, so that it contains nothing invisible: a picture becomes a WebP, at most 640 x 640 pixels
 * for a photo and 2000 x 2800 for a resume; a PDF has its pages copied (pdf/pdf.server.ts). A file's type is determined
 * by its bytes, never by its name. Files are processed one at a time, at most 15 seconds each; `onCost` gets the
 * milliseconds taken.
 * @throws Error when no process can be started for it, which is never the file's fault.
 */
export async function sanitizeUpload(
  kind: UploadKind,
  bytes: Uint8Array,
  onCost: (milliseconds: number) => void = () => {},
  sanitizeFile: SanitizeFile = sanitizeInChild,
): Promise<Sanitized> {
  if (bytes.length > largestUpload) return refusedUpload("fileLarge");
  const form = formOf(bytes);
  if (form === undefined || !formsOf[kind].includes(form)) return refusedUpload("fileKind");
  return inTurn(async () => {
    const begun = performance.now();
    const sanitized = await sanitizeFile(form, { kind, bytes: withoutSurroundings(bytes) });
    onCost(performance.now() - begun);
    return sanitized;
  });
}
