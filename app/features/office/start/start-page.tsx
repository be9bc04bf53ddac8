import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { noticeKind } from "#app/features/notices/index.ts";
import { officeWords } from "#app/features/office/words.ts";
import { countPeople, requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/start-page";
import styles from "./start-page.css?url";
import { waitingFor } from "./waiting.server.ts";
import { type Waiting, waitingLines } from "./waiting.ts";
import { startWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(startWords, page).title, wordsAt(officeWords, page).office);

/** Who has signed in, and what waits for them; somebody who looks after accounts sees nothing of the records. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context);
  const people = may(actor, "seePeople") ? await countPeople(context) : undefined;
  return {
    name: actor.name,
    seesPeople: people !== undefined,
    undelivered: people?.undelivered ?? 0,
    waiting: may(actor, "write")
      ? await waitingFor(context, actor, here(request).locale, people?.roles ?? 0)
      : undefined,
  };
}

/** The start page of the office. */
export default function StartPage({ loaderData: { name, seesPeople, undelivered, waiting } }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const places = [
    ...(waiting?.inbox ? [["inbox", "inboxHelp"] as const] : []),
    ...(waiting
      ? ([
          ["records", "recordsHelp"],
          ["files", "filesHelp"],
        ] as const)
      : []),
    ...(seesPeople ? ([["people", undefined]] as const) : []),
    ["guide", "guideHelp"] as const,
  ];
  return (
    <OfficePage title={t.welcome(name)} lead={waiting ? undefined : t.onlyPeople}>
      {undelivered > 0 && (
        <p className="note alert">
          <a href={link("/office/people")}>
            {t.undelivered({ text: formatDigits(undelivered, locale), isOne: undelivered === 1 })}
          </a>
        </p>
      )}
      {waiting && (
        <p className="actions">
          <a className="button new-notice" href={link("/office/records/notices/new")}>
            {noticeKind.words[locale].add}
          </a>
        </p>
      )}
      <div className="office-columns">
        {waiting && <WhatWaits waiting={waiting} />}
        <section aria-labelledby="places" className="start-waits">
          <h2 id="places">{t.places.title}</h2>
          <ul className="waiting">
            {places.map(([place, help]) => (
              <li key={place}>
                <a href={link(`/office/${place}`)}>{t.places[place]}</a>
                {help && <p className="quiet">{t.places[help]}</p>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </OfficePage>
  );
}

/** What waits, each line a link to where it is done. */
function WhatWaits({ waiting }: { waiting: Waiting }) {
  const { link, locale } = useSite();
  const t = useWords(startWords);
  const lines = waitingLines(waiting, locale);
  return (
    <section aria-labelledby="waits" className="start-waits">
      <h2 id="waits">{t.waits}</h2>
      {lines.length === 0 && waiting.profiles !== undefined && <p className="note">{t.nothing}</p>}
      {waiting.profiles === undefined && <p className="note">{t.notCounted}</p>}
      <ul className="waiting">
        {lines.map(({ text, detail, to }) => (
          <li key={text}>
            <a href={link(to)}>{text}</a>
            {detail && <p className="quiet">{detail}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
