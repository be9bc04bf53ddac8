import { here, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { InboxCard, usualKind } from "#app/features/inbox/index.view.ts";
import { officeWords } from "#app/features/office/words.ts";
import { countPeople, requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { diskContext } from "#app/platform/disk.server.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { mailFaultContext } from "#app/platform/mail/mail-health.server.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/start-page";
import { newYearLines } from "./new-year.server.ts";
import { publicNotices } from "./shown-notices.server.ts";
import styles from "./start-page.css?url";
import { stillMissingIn } from "./still-missing.server.ts";
import { waitingFor } from "./waiting.server.ts";
import { waitingPeople } from "./waiting.ts";
import { StartActions, Today, PendingWork } from "./what-waits.tsx";
import { startWords } from "./words.ts";

type Waited = Awaited<ReturnType<typeof waitingFor>>;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(startWords, page).title, wordsAt(officeWords, page).office);

/** Admins see nothing of records. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context);
  const { email } = institute(recordsFor({ request, context })).contact;
  const people = may(actor, "seePeople") ? await countPeople(context) : undefined;
  const { locale } = here(request);
  return {
    name: actor.name,
    seesPeople: people !== undefined,
    undelivered: people?.undelivered ?? 0,
    waiting: may(actor, "write") ? await waitingFor(context, actor, locale, people?.roles ?? 0) : undefined,
    missing: may(actor, "write") ? await stillMissingIn(context, locale) : [],
    newYear: may(actor, "write")
      ? newYearLines(context.get(publicRecordsContext), context.get(kindsContext), locale)
      : undefined,
    notices: may(actor, "write") ? await publicNotices(context, locale) : [],
    hasEmail: (settings.officeEmail ?? email) !== undefined,
    mailFault: context.get(mailFaultContext)(),
    isDiskFine:
      (await context
        .get(diskContext)()
        .catch(() => "full")) === "fine",
  };
}

export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const { name, seesPeople, undelivered, hasEmail, mailFault, isDiskFine, waiting, missing, newYear, notices } =
    loaderData;
  const isPrincipal = waiting?.principal.isYou;
  return (
    <OfficePage title={t.welcome(name)} lead={waiting ? <Today /> : t.onlyPeople}>
      {mailFault && (
        <div className="note alert">
          <p>
            <strong>{t.noMail.title}</strong> {t.noMail[mailFault]}
          </p>
          <p>{t.noMail.meanwhile}</p>
        </div>
      )}
      {!isDiskFine && <p className="note alert">{t.diskFull}</p>}
      {undelivered > 0 && (
        <p className="note alert">
          <a href={link("/office/people")}>
            {t.undelivered({ text: formatDigits(undelivered, locale), isOne: undelivered === 1 })}
          </a>
        </p>
      )}
      {waiting && !hasEmail && (
        <p className="note alert">
          <a href={link("/office/records/institute/institute#f-contact.email")}>{t.noEmail}</a>
        </p>
      )}
      {waiting ? (
        <div className="office-columns">
          {/* A principal decides first; the office calls people. */}
          {isPrincipal ? (
            <>
              <PendingWork waiting={waiting} missing={missing} newYear={newYear} notices={notices}>
                <StartActions inbox={waiting.inbox} />
              </PendingWork>
              <People waiting={waiting} />
            </>
          ) : (
            <>
              <div>
                <People waiting={waiting} />
                <StartActions inbox={waiting.inbox} />
              </div>
              <PendingWork waiting={waiting} missing={missing} newYear={newYear} notices={notices} />
            </>
          )}
        </div>
      ) : (
        <section aria-labelledby="places" className="start-waits">
          <h2 id="places">{t.places.title}</h2>
          <ul className="waiting link-rows">
            {[...(seesPeople ? (["people"] as const) : []), "guide" as const].map((place) => (
              <li key={place}>
                <a href={link(`/office/${place}`)}>{t.places[place]}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </OfficePage>
  );
}

function People({ waiting: { inbox, first } }: { waiting: Waited }) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const people = inbox && waitingPeople(inbox, locale);
  if (!people) return null;
  const usual = first && usualKind(first.items);
  return (
    <section aria-labelledby="people" className="start-people">
      <h2 id="people">{people.sentence}</h2>
      <p className="quiet start-facts">
        {people.parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
        {/* The list begins with who has waited longest, unless others are due first: only then it needs a link. */}
        {people.parts.length > 0 && people.longest ? (
          <a href={`${link("/office/inbox")}?state=new`}>{people.longest}</a>
        ) : (
          people.longest
        )}
      </p>
      {first && first.items.length > 0 && (
        <div className="inbox-group">
          <ul>
            {first.items.map((item) => (
              <InboxCard key={item.submission.id} {...first} item={item} usual={usual} />
            ))}
          </ul>
        </div>
      )}
      <p className="start-all">
        <a href={link("/office/inbox")}>{t.allPeople}</a>
      </p>
    </section>
  );
}
