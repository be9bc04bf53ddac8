import { wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { formatDay, formatNumber, indiaTime } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/retention-page";
import { retentionWords } from "./retention-words.ts";

/** How far ahead the list looks, in days. */
const ahead = 30;

export const handle = { isPrivate: true };
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(retentionWords, page).title, wordsAt(staffWords, page).office);

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "inbox");
  const soon = await context.get(inboxContext).erasedSoon(ahead);
  return {
    soon: soon.map(({ submission: { reference, name, kind, status }, erasedAt }) => ({
      reference,
      name,
      kind,
      status,
      day: indiaTime(erasedAt).day,
    })),
  };
}

export default function RetentionPage({ loaderData: { soon } }: Route.ComponentProps) {
  const { link, locale, retentionDays } = useSite();
  const t = useWords(retentionWords);
  const { title: inbox } = useWords(inboxWords);
  const { kinds, states, nameless } = useWords(inboxWords);
  return (
    <OfficePage
      title={t.title}
      lead={t.lead(formatNumber(ahead, locale), formatNumber(retentionDays, locale))}
      back={{ to: "/office/inbox", label: inbox }}
    >
      {soon.length === 0 ? <p className="note">{t.none}</p> : <p>{t.help}</p>}
      <ul className="office-list link-rows">
        {soon.map(({ reference, name, kind, status, day }) => (
          <li key={reference}>
            <a href={link(`/office/inbox/${reference}`)}>
              <b>
                <bdi>{name ?? nameless}</bdi>
              </b>
            </a>{" "}
            <span className="quiet">{reference}</span>
            <br />
            {kinds[kind]}, {states[status]}
            <br />
            <span className="quiet">{t.erasedOn(formatDay(day, locale))}</span>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}
