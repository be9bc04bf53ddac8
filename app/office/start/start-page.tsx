import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { factFiller, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { nameIn, shortName } from "#app/cms/records/labels.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { newWords } from "#app/inbox/new/new-words.ts";
import { InboxCard, usualKind } from "#app/inbox/today/inbox-list.tsx";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { formatNearDay } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { mailFaultContext } from "#app/lib/mail/mail-health.server.ts";
import { diskContext } from "#app/lib/runtime.server.ts";
import { officeWords } from "#app/office/office-words.ts";
import { lastDayBefore } from "#app/office/records/posted-record.ts";
import { recordAddressOf } from "#app/office/records/record-view.ts";
import { recordWords } from "#app/office/records/record-words.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { countPeople } from "#app/people/staff/staff-services.server.ts";
import { settings } from "#app/settings.server.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { here, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/start-page";
import styles from "./start-page.css?url";
import { startWords } from "./start-words.ts";
import { waitingFor } from "./waiting.server.ts";
import { type Waiting, type WaitingLine, waitingLines, waitingPeople } from "./waiting.ts";
import { newYearLines, stillMissingIn } from "./website-gaps.server.ts";

const most = 3;

async function publicNotices(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  now = presentTime(),
): Promise<WaitingLine[]> {
  const { items } = await context.get(recordsContext).list(noticeKind.name, { state: "public" });
  const filled = factFiller(context);
  const { record } = recordWords[locale];
  return items.slice(0, most).flatMap(({ slug, data, current }) => {
    const name = nameIn(noticeKind, filled(data), locale);
    const until = current?.publicUntil ? formatNearDay(lastDayBefore(current.publicUntil), locale, now) : undefined;
    const detail = until && record.isPublicUntil(until).replace(/\.$/, "");
    return name
      ? { text: shortName(name.text), ...(detail && { detail }), to: recordAddressOf(noticeKind.name, slug) }
      : [];
  });
}

/** How many subjects that the website lacks are named before the fold. */
const mostMissing = 5;

function Today() {
  const { link, locale, today, admissionYear } = useSite();
  return (
    <a href={link("/office/records/calendar")} className="start-today">
      {admissionYear()?.short ?? formatDay(today, locale)}
    </a>
  );
}

function StartActions({ inbox }: Pick<Waiting, "inbox">) {
  const { link, locale } = useSite();
  const { title: addCaller } = useWords(newWords);
  const isQuiet = inbox !== undefined && inbox.new + inbox.due > 0;
  return (
    <p className="start-begin">
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

function PendingWork({
  waiting,
  missing,
  newYear,
  notices,
  children,
}: { waiting: Waiting; newYear: { year: string; lines: WaitingLine[] } | undefined; children?: ReactNode } & Record<
  "missing" | "notices",
  WaitingLine[]
>) {
  const { locale } = useSite();
  const t = useWords(startWords);
  const lines = waitingLines(waiting, locale);
  return (
    <section aria-labelledby="waits" className="start-waits">
      <h2 id="waits">{lines.length === 0 && missing.length > 0 ? t.still.title : t.waits}</h2>
      {lines.length + missing.length + (newYear?.lines.length ?? 0) === 0 && waiting.profiles !== undefined && (
        <p className="note">{t.nothing}</p>
      )}
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
      {newYear && newYear.lines.length > 0 && (
        <>
          <h3>{t.newYear.title(formatDigits(newYear.year, locale))}</h3>
          <Lines lines={newYear.lines} />
        </>
      )}
      {children}
      {notices.length > 0 && (
        <div className="start-notices">
          <h3>{t.notices}</h3>
          <Lines lines={notices} />
        </div>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: WaitingLine[] }) {
  const { link } = useSite();
  return (
    <ul className="waiting link-rows">
      {lines.map(({ text, detail, to }) => (
        <li key={`${to} ${text}`}>
          <a href={link(to)}>{text}</a>
          {detail && <p className="quiet">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}

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
