import type { UploadKind } from "#app/platform/db/tables.ts";
import type { PartActions } from "./part-actions.server.ts";
import { done, problem, tooMany } from "./result.server.ts";

const isUploadKind = (text: string | undefined): text is UploadKind => text === "photo" || text === "resume";

/** The forms for the photo and the résumé. */
export const filesActions: PartActions = {
  part: "files",
  actions: {
    async upload({ profiles, member }, { values, files }) {
      const { file } = files;
      if (!file || !isUploadKind(values.kind)) return problem("fileMissing");
      const kept = await profiles.upload(member, values.kind, new Uint8Array(await file.arrayBuffer()));
      if (kept.ok) return done("uploaded");
      return kept.reason === "tooMany" ? tooMany(kept) : problem(kept.reason);
    },
    async removeFile({ profiles, member }, { values }) {
      if (isUploadKind(values.kind)) await profiles.removeUpload(member, values.kind);
      return done("removed");
    },
  },
};
