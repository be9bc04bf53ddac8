import { refusedUpload } from "#app/platform/sanitize/file-kinds.ts";
import type { SanitizeFile } from "#app/platform/sanitize/upload.server.ts";

/** Sanitizes an uploaded file in this process, which is fast and sufficient for harmless files. */
export const sanitizeFile: SanitizeFile = async (form, job) => {
  const clean =
    form === "pdf"
      ? (await import("#app/platform/sanitize/pdf/pdf.server.ts")).sanitizePdf
      : (await import("#app/platform/sanitize/picture.server.ts")).sanitizePicture;
  return clean(job).catch(() => refusedUpload("fileBroken"));
};
