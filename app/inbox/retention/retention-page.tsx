import { inboxContext } from "#app/inbox/inbox.server.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { formatDay, formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/retention-page";

const en = {
  title: "To be erased soon",
  lead: (days: string, kept: string) =>
    `What will be erased automatically within the next ${days} days. Everything is kept for ${kept} days at most, with its notes and lists. Requests for a call that nobody has confirmed are erased after 30 days and are not listed here.`,
  none: "Nothing will be erased within this time: there is nothing to do here.",
  erasedOn: (day: string) => `Will be erased by ${day}`,
  help: "If someone still needs an answer, call them before that day. To erase something earlier because the person asks, open it.",
};

const mr: typeof en = {
  title: "लवकरच काढून टाकली जाणारी माहिती",
  lead: (days, kept) =>
    `पुढच्या ${days} दिवसांत आपोआप काढून टाकली जाणारी माहिती. सर्व माहिती, टिपणे आणि याद्या जास्तीत जास्त ${kept} दिवस ठेवल्या जातात. खात्री न झालेल्या फोनच्या विनंत्या ३० दिवसांनी काढून टाकल्या जातात; त्या या यादीत नाहीत.`,
  none: "या काळात काहीही काढून टाकले जाणार नाही. इथे काही करण्याची गरज नाही.",
  erasedOn: (day) => `काढून टाकण्याची शेवटची तारीख: ${day}`,
  help: "कोणाला अजून उत्तर द्यायचे असेल, तर त्या तारखेआधी फोन करा. कोणी आधी काढून टाकायला सांगितले, तर ती नोंद उघडा.",
};

export const retentionWords: Record<Locale, typeof en> = { en, mr };

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
