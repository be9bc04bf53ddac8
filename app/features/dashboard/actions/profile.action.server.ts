import { profileFields, profileForm } from "#app/features/profiles/schema.ts";
import { check } from "#app/platform/forms/check.ts";
import type { PartActions } from "./part-actions.server.ts";
import { changed, done, refusedFields } from "./result.server.ts";

/** Longest field of a draft, in characters: more than any field accepts. */
const longestDraft = 5000;

/** The profile's form, and the draft that is saved while the member types. */
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
