import { data } from "react-router";
import { inboxContext } from "#app/features/inbox/index.server.ts";
import { mustConfirm, requireStaff } from "#app/features/staff/staff-of.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { type StaffActor, type StaffRole, staffRoles } from "#app/platform/actor.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import { pick } from "#app/platform/forms/form-values.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { staffInviteForm } from "./people-forms.ts";
import { peopleWords } from "./people-words.ts";
import { isRole, type PersonAction, rightFor } from "./person-actions.server.ts";
import type { PersonChange } from "./person-change.ts";

interface PeopleAnswer {
  problem?: "fields" | "heir" | Extract<PersonChange, { ok: false }>["reason"];
  done?: { action: Done; name: string; email: string };
  isAsked?: boolean;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

type Done = keyof (typeof peopleWords)["en"]["done"];

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

export async function answerPeople(context: Context, locale: Locale) {
  const values = context.get(formContext)?.values ?? {};
  const action = personActions.find((each) => each === (values.do === "role" ? values.role : values.do));
  const answered = values.do === "confirm" || values.do === "refuse";
  const isHandOver = values.do === "handOver";
  requireStaff(context, answered ? "decide" : action ? rightFor(action) : "seePeople");
  const typed = pick(values, ["name", "email", "role", "locale"]);
  const checked = values.do === "new" ? check(staffInviteForm, values) : undefined;
  if (checked?.ok === false) return respond({ problem: "fields", values: typed, errors: checked.errors }, 400);
  const actor = await mustConfirm(context, () => aboutPeople(context, values, locale));
  const { people } = context.get(staffServicesContext);
  if (checked?.ok) {
    const invited = await people.invite(actor, checked.fields);
    return invited.ok
      ? respondDoneOrRequested("invite", invited)
      : respond({ problem: invited.reason, values: typed }, invited.reason === "forbidden" ? 403 : 409);
  }
  const { uid = "", heir = "" } = values;
  if (isHandOver) {
    const person = (await people.list()).find(({ id }) => id === uid);
    if (!person) return respond({ problem: "nobody" }, 409);
    return (await handOver(context, actor, uid, heir)).ok ? respondDone("handOver", person) : respond({ problem: "heir" }, 409);
  }
  const role = staffRoles.find((each) => each === values.role);
  if (answered) {
    const told = role ? await people.answer(actor, uid, role, values.do === "confirm") : undefined;
    return told?.ok
      ? respondDone(values.do === "confirm" ? "confirm" : "refuse", told.row)
      : respond({ problem: told?.reason ?? "answered" }, 409);
  }
  if (!action) return respond({ problem: "nobody" }, 409);
  const changed = await people.change(actor, uid, action);
  if (!changed.ok) return respond({ problem: changed.reason }, 409);
  if (action === "suspend" && heir && !(await handOver(context, actor, uid, heir)).ok)
    return respond({ problem: "heir" }, 409);
  return isRole(action) ? respondDoneOrRequested("role", changed) : respondDone(action, changed.row);
}

async function aboutPeople(context: Context, values: Record<string, string>, locale: Locale): Promise<string> {
  const [words, { roles }] = [peopleWords[locale], staffWords[locale]];
  const { people } = context.get(staffServicesContext);
  const found = values.do === "new" ? values : (await people.list()).find(({ id }) => id === values.uid);
  const verb =
    values.do === "new"
      ? words.invite.title
      : values.do === "role"
        ? words.role.save
        : values.do === "handOver"
          ? words.heir.give
          : (words.actions[values.do as keyof typeof words.actions] ?? words.change);
  const role = roles[values.role as StaffRole];
  return `${verb}: ${[found?.name, found?.email, role].filter(Boolean).join(", ")}`;
}

/** Changes other than a role or an invitation are not affected by an open request. */
const respondDoneOrRequested = (action: Done, { row }: Extract<PersonChange, { ok: true }>) =>
  row.askedRole === null ? respondDone(action, row) : respond({ isAsked: true });

const respondDone = (action: Done, { name, email }: { name: string; email: string }) =>
  respond({ done: { action, name, email } });

const handOver = (context: Context, actor: StaffActor, from: string, to: string) =>
  context.get(inboxContext).handOver({ actor, from, to });
const respond = (told: PeopleAnswer, status = 200) => data(told, { status });
