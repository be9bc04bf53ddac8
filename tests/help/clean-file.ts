import { refused } from "#app/services/clean/upload.ts";
import type { CleanFile } from "#app/services/clean-upload.server.ts";

/** Sanitizes an uploaded file in this process, which is as good where the file means no harm, and soon done. */
export const cleanFile: CleanFile = async (form, job) => {
  const clean =
    form === "pdf"
      ? (await import("#app/services/clean/pdf.server.ts")).cleanPdf
      : (await import("#app/services/clean/picture.server.ts")).cleanPicture;
  return clean(job).catch(() => refused("fileBroken"));
};
