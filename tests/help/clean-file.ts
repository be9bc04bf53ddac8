import { refusedUpload } from "#app/lib/sanitize/file-kinds.ts";
import type { SanitizeFile } from "#app/lib/sanitize/upload.server.ts";

/** Sanitizes an uploaded file in this process, which is fast and sufficient for harmless files. */
export const sanitizeFile: SanitizeFile = async (form, job) => {
  const clean =
    form === "pdf"
      ? (await import("#app/lib/sanitize/pdf.server.ts")).sanitizePdf
      : (await import("#app/lib/sanitize/picture.server.ts")).sanitizePicture;
  return clean(job).catch(() => refusedUpload("fileBroken"));
};
