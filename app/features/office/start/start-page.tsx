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
import { stillMissingIn } from "./still-missing.server.ts";
import { waitingFor } from "./waiting.server.ts";
import { type WaitingLine, waitingLines, waitingPeople } from "./waiting.ts";
import { startWords } from "./words.ts";

type Waited = Awaited<ReturnType<typeof waitingFor>>;

/** How many subjects that the website lacks are named before the fold. */
const mostMissing = 5;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(startWords, page).title, wordsAt(officeWords, page).office);

/** The signed-in person and their pending work; admins see nothing of records. */
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
    hasEmail: (settings.officeEmail ?? email) !== undefined,
  };
}

/** The office's start page: people waiting, and other pending work. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const { name, seesPeople, undelivered, hasEmail, waiting, missing } = loaderData;
  const isPrincipal = waiting?.principal.isYou;
  return (
    <OfficePage title={t.welcome(name)} lead={waiting ? !waiting.inbox && <Today /> : t.onlyPeople}>
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
          {isPrincipal && <WhatWaits waiting={waiting} missing={missing} />}
          <People waiting={waiting} />
          {!isPrincipal && <WhatWaits waiting={waiting} missing={missing} />}
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
      <h2 id="people">{people.sentence}</h2>
      <p className="quiet">
        {people.details}
        {people.details && people.longest && " · "}
        {/* The list begins with who has waited longest, unless others are due first: only then it needs a link. */}
        {people.details && people.longest ? (
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
function WhatWaits({ waiting, missing }: { waiting: Waited; missing: WaitingLine[] }) {
  const { locale } = useSite();
  const t = useWords(startWords);
  const lines = waitingLines(waiting, locale);
  const isPrincipal = waiting.principal.isYou;
  return (
    <section aria-labelledby="waits" className="start-waits">
      {!isPrincipal && <Begin inbox={waiting.inbox} />}
      <h2 id="waits">{lines.length === 0 && missing.length > 0 ? t.still.title : t.waits}</h2>
      {lines.length + missing.length === 0 && waiting.profiles !== undefined && <p className="note">{t.nothing}</p>}
      {waiting.profiles === undefined && <p className="note">{t.notCounted}</p>}
      <Lines lines={lines} />
      {missing.length > 0 && (
        <>
          {lines.length > 0 && <h3>{t.still.title}</h3>}
          <Lines lines={missing.slice(0, mostMissing)} />
          {missing.length > mostMissing && (
            <details className="start-more">
              <summary>{t.still.more(formatDigits(missing.length - mostMissing, locale))}</summary>
              <Lines lines={missing.slice(mostMissing)} />
            </details>
          )}
        </>
      )}
      {isPrincipal && <Begin inbox={waiting.inbox} />}
      {waiting.inbox && <Today />}
    </section>
  );
}

/** Lines that lead to where something is done. */
function Lines({ lines }: { lines: WaitingLine[] }) {
  const { link } = useSite();
  return (
    <ul className="waiting link-rows">
      {lines.map(({ text, detail, to }) => (
        <li key={text}>
          <a href={link(to)}>{text}</a>
          {detail && <p className="quiet">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
