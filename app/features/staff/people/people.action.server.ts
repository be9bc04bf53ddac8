import { data } from "react-router";
import { mustConfirm, requireStaff } from "#app/features/staff/staff-of.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { type StaffRole, staffRoles } from "#app/platform/actor.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import { pick } from "#app/platform/forms/form-values.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { staffInviteForm } from "./people-forms.ts";
import { peopleWords } from "./people-words.ts";
import { type PersonAction, rightFor } from "./person-actions.server.ts";
import type { PersonChange } from "./person-change.ts";

/** The result of a form on the people page. */
interface PeopleAnswer {
  problem?: "fields" | Extract<PersonChange, { ok: false }>["reason"];
  /** Whether the role was only requested, to be given when a principal confirms it. */
  isAsked?: boolean;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

type Context = Parameters<typeof mustConfirm>[0];

const personActions: PersonAction[] = [
  ...staffRoles,
  "invite",
  "reset",
  "suspend",
  "restore",
  "signOut",
  "withdraw",
  "export",
  "noExport",
];

/** Handles the forms of the people page: an invitation, or a change of an account. */
export async function answerPeople(context: Context, locale: Locale) {
  const values = context.get(formContext)?.values ?? {};
  const action = personActions.find((each) => each === (values.do === "role" ? values.role : values.do));
  const answered = values.do === "confirm" || values.do === "refuse";
  requireStaff(context, answered ? "decide" : action ? rightFor(action) : "seePeople");
  const typed = pick(values, ["name", "email", "role", "locale"]);
  const checked = values.do === "new" ? check(staffInviteForm, values) : undefined;
  if (checked?.ok === false) return answer({ problem: "fields", values: typed, errors: checked.errors }, 400);
  const actor = await mustConfirm(context, () => aboutPeople(context, values, locale));
  const { people } = context.get(staffServicesContext);
  if (checked?.ok) {
    const invited = await people.invite(actor, checked.fields);
    return invited.ok
      ? doneOrAsked(invited)
      : answer({ problem: invited.reason, values: typed }, invited.reason === "forbidden" ? 403 : 409);
  }
  const role = staffRoles.find((each) => each === values.role);
  if (answered) {
    const told = role ? await people.answer(actor, values.uid ?? "", role, values.do === "confirm") : undefined;
    return told?.ok ? answer({}) : answer({ problem: told?.reason ?? "answered" }, 409);
  }
  const changed = action ? await people.change(actor, values.uid ?? "", action) : undefined;
  if (changed?.ok) return values.do === "role" ? doneOrAsked(changed) : answer({});
  return answer({ problem: changed?.reason ?? "nobody" }, 409);
}

/** The action of a form, in words. */
async function aboutPeople(context: Context, values: Record<string, string>, locale: Locale): Promise<string> {
  const [words, { roles }] = [peopleWords[locale], staffWords[locale]];
  const { people } = context.get(staffServicesContext);
  const found = values.do === "new" ? values : (await people.list()).find(({ id }) => id === values.uid);
  const verb =
    values.do === "new"
      ? words.invite.title
      : values.do === "role"
        ? words.role.save
        : (words.actions[values.do as keyof typeof words.actions] ?? words.change);
  const role = roles[values.role as StaffRole];
  return `${verb}: ${[found?.name, found?.email, role].filter(Boolean).join(", ")}`;
}

/**
 * Whether a new role or invitation took effect or was only requested; other changes are not affected by an open
 * request.
 */
const doneOrAsked = ({ row }: Extract<PersonChange, { ok: true }>) =>
  answer(row.askedRole === null ? {} : { isAsked: true });
const answer = (told: PeopleAnswer, status = 200) => data(told, { status });
