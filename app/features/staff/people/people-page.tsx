import { data } from "react-router";
import { RefusedList } from "#app/design/forms/refused-list.tsx";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { inboxContext } from "#app/features/inbox/index.server.ts";
import { OfficePage } from "#app/features/staff/frame/office-screen.tsx";
import { undelivered } from "#app/features/staff/mails/undelivered.server.ts";
import { officeMeta } from "#app/features/staff/office-meta.ts";
import { may } from "#app/features/staff/roles.ts";
import { requireStaff } from "#app/features/staff/staff-of.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import type { Route } from "./+types/people-page";
import { InviteForm } from "./invite-form.tsx";
import { answerPeople } from "./people.action.server.ts";
import { peopleWords } from "./people-words.ts";
import { PersonItem } from "./person-item.tsx";
import { isNewcomer } from "./role-rules.server.ts";

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
