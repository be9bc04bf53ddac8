import createQueue from "p-limit";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { formOf } from "./file-form.ts";
import { type Form, type Job, largestUpload, refusedUpload, type Sanitized } from "./file-kinds.ts";
import { sanitizeInChild } from "./sandbox.server.ts";

export { largestUpload, type UploadRefusal } from "./file-kinds.ts";

/** Sanitizes a file that begins as one of this form does. */
export type SanitizeFile = (form: Form, job: Job) => Promise<Sanitized>;

const formsOf: Record<UploadKind, Form[]> = { photo: ["picture"], resume: ["picture", "pdf"] };

/** One after the other, so that ten files at once need the memory of one. */
export const inTurn = createQueue(1);

/**
 * Sanitizes an uploaded file, so that nothing is in it that is not seen: a picture becomes a WebP, at most 640 x 640
 * pixels for a photo and 2000 x 2800 for a resume; a PDF has its pages copied (pdf/pdf.server.ts). What a file is
 * depends on its bytes, never on its name. Files wait for each other, 15 seconds each at most; `onCost` gets the
 * milliseconds that it took.
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
    const sanitized = await sanitizeFile(form, { kind, bytes });
    onCost(performance.now() - begun);
    return sanitized;
  });
}
