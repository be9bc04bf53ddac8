import { data } from "react-router";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { type StaffActor, type StaffRole, staffRoles } from "#app/lib/actor.ts";
import { check, type FieldErrors, pick } from "#app/lib/forms/form-answer.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { RefusedList } from "#app/ui/forms/problem-note.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/people-page";
import { mustConfirm, requireStaff } from "./gate.server.ts";
import { OfficePage, officeMeta } from "./office-screen.tsx";
import { isNewcomer, isRole, type PersonAction, rightFor } from "./people.server.ts";
import { peopleWords } from "./people-words.ts";
import { InviteForm, PersonItem } from "./person-item.tsx";
import { may, type PersonChange } from "./roles.ts";
import { staffInviteForm } from "./staff-forms.ts";
import { undelivered } from "./staff-mails.server.ts";
import { staffServicesContext } from "./staff-services.server.ts";
import { staffWords } from "./staff-words.ts";

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
    return (await handOver(context, actor, uid, heir)).ok
      ? respondDone("handOver", person)
      : respond({ problem: "heir" }, 409);
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

export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(peopleWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerPeople(context, here(request).locale);

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "seePeople");
  const { people: service } = context.get(staffServicesContext);
  const inbox = context.get(inboxContext);
  const [all, entries, heirs] = await Promise.all([service.list(), inbox.openByOwner(), inbox.people()]);
  const [confirmedBy, toInvite] = [await service.confirmedBy(), await service.rolesToInvite(actor)];
  const people = all.map(({ suspendedAt, verifiedAt, mayExport, askedBy, undeliveredAt, generation, ...person }) => {
    const { id, name, email, role, askedRole } = person;
    // All sessions of a person are ended by a reset, which an invitation does not do.
    const unverified = generation > 0 ? "reset" : "invited";
    const standing =
      suspendedAt !== null ? "suspended" : isNewcomer(person) ? "asked" : verifiedAt === null ? unverified : "active";
    const by = all.find(({ id }) => id === askedBy)?.name ?? "";
    const asked = askedRole === null ? undefined : { role: askedRole, by };
    const more = { mayExport: mayExport === 1, failedAt: undelivered({ undeliveredAt }, presentTime()) };
    const heldEntries = entries.get(id) ?? 0;
    return { id, name, email, role, standing, asked, isThis: id === actor.uid, heldEntries, ...more } as const;
  });
  const rights = { mayChange: may(actor, "managePeople"), mayDecide: may(actor, "decide") };
  return data({ people, heirs, confirmedBy, toInvite, ...rights });
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = useSite();
  const words = useWords(peopleWords);
  const { people, heirs, confirmedBy, toInvite, mayChange, mayDecide } = loaderData;
  const isAsked = actionData && "isAsked" in actionData && actionData.isAsked;
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  const done = actionData && "done" in actionData ? actionData.done : undefined;
  const asked = confirmedBy === "operator" ? words.asked.operator : words.asked.done;
  return (
    <OfficePage title={words.title} lead={words.lead}>
      {actionData && (
        <div className={problem ? "note alert" : "note"} role={problem ? "alert" : "status"}>
          <p>
            {problem
              ? words.problems[problem]
              : isAsked
                ? asked
                : done && words.done[done.action](done.name, done.email)}
          </p>
          {problem === "fields" && <RefusedList errors={actionData.errors} labels={words.invite} formId="invite" />}
        </div>
      )}
      <div className="office-columns">
        <ul className="office-list">
          {people.map((person) => (
            <PersonItem key={person.id} person={person} heirs={heirs} mayChange={mayChange} mayDecide={mayDecide} />
          ))}
        </ul>
        <div>
          {!mayChange && <p className="quiet">{words.seeOnly}</p>}
          {toInvite.length > 0 && (
            <InviteForm
              answer={problem ? actionData : undefined}
              confirmedBy={confirmedBy}
              mayChange={mayChange}
              toInvite={toInvite}
            />
          )}
        </div>
      </div>
      <p className="guide-link">
        <a href={`${link("/office/guide")}#help`}>{words.guide}</a>
      </p>
    </OfficePage>
  );
}
