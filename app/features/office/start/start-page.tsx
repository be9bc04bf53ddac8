import { here, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { newWords } from "#app/features/inbox/index.ts";
import { InboxCard, usualKind } from "#app/features/inbox/index.view.ts";
import { noticeKind } from "#app/features/notices/kinds.ts";
import { officeWords } from "#app/features/office/words.ts";
import { countPeople, requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/start-page";
import styles from "./start-page.css?url";
import { waitingFor } from "./waiting.server.ts";
import { waitingLines, waitingPeople } from "./waiting.ts";
import { startWords } from "./words.ts";

type Waited = Awaited<ReturnType<typeof waitingFor>>;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(startWords, page).title, wordsAt(officeWords, page).office);

/** The signed-in person and their pending work; admins see nothing of records. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context);
  const { email } = institute(recordsFor({ request, context })).contact;
  const people = may(actor, "seePeople") ? await countPeople(context) : undefined;
  return {
    name: actor.name,
    seesPeople: people !== undefined,
    undelivered: people?.undelivered ?? 0,
    hasEmail: (settings.officeEmail ?? email) !== undefined,
    waiting: may(actor, "write")
      ? await waitingFor(context, actor, here(request).locale, people?.roles ?? 0)
      : undefined,
  };
}

/** The office's start page: people waiting, and other pending work. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const { name, seesPeople, undelivered, hasEmail, waiting } = loaderData;
  const isPrincipal = waiting?.principal.isYou;
  return (
    <OfficePage title={t.welcome(name)} lead={waiting ? <Today /> : t.onlyPeople}>
      {undelivered > 0 && (
        <p className="note alert">
          <a href={link("/office/people")}>
            {t.undelivered({ text: formatDigits(undelivered, locale), isOne: undelivered === 1 })}
          </a>
        </p>
      )}
      {waiting && !hasEmail && (
        <p className="note alert">
          <a href={link("/office/records/institute/institute")}>{t.noEmail}</a>
        </p>
      )}
      {waiting ? (
        <div className="office-columns">
          {/* A principal decides first; the office calls people. */}
          {isPrincipal && <WhatWaits waiting={waiting} />}
          <People waiting={waiting} />
          {!isPrincipal && <WhatWaits waiting={waiting} />}
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

/** Today's date and the next admission date, with a link to where the dates are edited. */
function Today() {
  const { link, locale, today, admissionYear } = useSite();
  return (
    <a href={link("/office/records/calendar")} className="start-today">
      {admissionYear()?.line ?? formatDay(today, locale)}
    </a>
  );
}

/** The people waiting, with a button to call the first. */
function People({ waiting: { inbox, first } }: { waiting: Waited }) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const people = inbox && waitingPeople(inbox, locale);
  if (!people) return null;
  const usual = first && usualKind(first.items);
  return (
    <section aria-labelledby="people" className="start-people">
      <h2 id="people" className="start-sentence">
        {people.sentence}
      </h2>
      {people.details && <p className="quiet">{people.details}</p>}
      {people.longest && (
        <p className="quiet">
          {/* The list begins with the longest waiting; it is mentioned here only if nobody is due. */}
          {people.details ? <a href={`${link("/office/inbox")}?state=new`}>{people.longest}</a> : people.longest}
        </p>
      )}
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

/** The most frequent new items. A new notice stands out if nobody is waiting. */
function Begin({ inbox }: Pick<Waited, "inbox">) {
  const { link, locale } = useSite();
  const { title: addCaller } = useWords(newWords);
  const isQuiet = inbox !== undefined && inbox.new + inbox.due > 0;
  return (
    <p className="actions">
      <a className={`button${isQuiet ? " quiet-button" : ""} new-notice`} href={link("/office/records/notices/new")}>
        {noticeKind.words[locale].add}
      </a>
      {inbox && (
        <a className="button quiet-button" href={link("/office/inbox/new")}>
          {addCaller}
        </a>
      )}
    </p>
  );
}

/** Pending work, each line a link to where it is done. */
function WhatWaits({ waiting }: { waiting: Waited }) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const lines = waitingLines(waiting, locale);
  const isPrincipal = waiting.principal.isYou;
  return (
    <section aria-labelledby="waits" className="start-waits">
      {!isPrincipal && <Begin inbox={waiting.inbox} />}
      <h2 id="waits">{t.waits}</h2>
      {lines.length === 0 && waiting.profiles !== undefined && <p className="note">{t.nothing}</p>}
      {waiting.profiles === undefined && <p className="note">{t.notCounted}</p>}
      <ul className="waiting link-rows">
        {lines.map(({ text, detail, to }) => (
          <li key={text}>
            <a href={link(to)}>{text}</a>
            {detail && <p className="quiet">{detail}</p>}
          </li>
        ))}
      </ul>
      {isPrincipal && <Begin inbox={waiting.inbox} />}
    </section>
  );
}
