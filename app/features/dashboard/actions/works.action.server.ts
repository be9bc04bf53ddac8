import { type WorkKind, workForm, workKinds } from "#app/features/profiles/schema.ts";
import { check } from "#app/platform/forms/check.ts";
import type { PartActions } from "./part-actions.server.ts";
import { changed, problem, refusedFields } from "./result.server.ts";

const isWorkKind = (text: string | undefined): text is WorkKind => workKinds.includes(text as WorkKind);

/** The forms of the lists of publications, patents and copyrights: `list` names the list, `work` the entry. */
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
