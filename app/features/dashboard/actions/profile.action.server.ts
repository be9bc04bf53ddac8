import { profileFields, profileForm, type WorkKind, workForm, workKinds } from "#app/features/profiles/schema.ts";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { check } from "#app/platform/forms/check.ts";
import type { PartActions } from "./part-actions.server.ts";
import { changed, done, problem, refusedFields, tooMany } from "./result.server.ts";

/** Longest field of a draft, in characters: more than any field accepts. */
const longestDraft = 5000;

export const profileActions: PartActions = {
  part: "profile",
  actions: {
    async profile({ profiles, member }, { values }) {
      const checked = check(profileForm, values);
      if (!checked.ok) return refusedFields(checked.errors);
      return changed(await profiles.save(member, checked.fields), "saved");
    },
    async draft({ profiles, member }, { values }) {
      const draft = Object.fromEntries(
        profileFields.map((name) => [name, (values[name] ?? "").slice(0, longestDraft)]),
      );
      return changed(await profiles.keepDraft(member, draft), "draftKept");
    },
    async dropDraft({ profiles, member }) {
      await profiles.dropDraft(member);
      return done("draftDropped");
    },
  },
};

const isWorkKind = (text: string | undefined): text is WorkKind => workKinds.includes(text as WorkKind);

export const worksActions: PartActions = {
  part: ({ list }) => (isWorkKind(list) ? list : undefined),
  actions: {
    async work({ profiles, member }, { values }) {
      const { list, work } = values;
      if (!isWorkKind(list)) return problem("workGone");
      const checked = check(workForm, values);
      if (!checked.ok) return refusedFields(checked.errors);
      return changed(await profiles.saveWork(member, list, checked.fields, work || undefined), "workSaved");
    },
    async removeWork({ profiles, member }, { values }) {
      const { list, work = "" } = values;
      if (!isWorkKind(list)) return problem("workGone");
      return changed(await profiles.removeWork(member, list, work), "workRemoved");
    },
  },
};

const isUploadKind = (text: string | undefined): text is UploadKind => text === "photo" || text === "resume";

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
