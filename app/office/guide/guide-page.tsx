import type { ReactNode } from "react";
import { officeWords } from "#app/office/office-words.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { wordsAt } from "#app/ui/page-context.ts";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/guide-page";
import styles from "./guide.css?url";
import { guide } from "./guide-link.tsx";
import type { GuideSection } from "./guide-text.ts";

interface Props {
  section: GuideSection;
  children?: ReactNode;
}

function GuideLine({ text }: { text: string }) {
  const [before = "", named, ...after] = text.split("**");
  if (named === undefined) return before;
  return (
    <>
      {before}
      <strong>{named}</strong>
      <GuideLine text={after.join("**")} />
    </>
  );
}

/** Folded on phones; a link to the section's id opens it, as browsers show what an address names. */
function GuidePart({ section: { id, title, steps, notes = [] }, children }: Props) {
  return (
    <details className="guide-part">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div id={id}>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <GuideLine text={step} />
            </li>
          ))}
        </ol>
        {notes.map((note) => (
          <p key={note}>
            <GuideLine text={note} />
          </p>
        ))}
        {children}
      </div>
    </details>
  );
}

/** The version in package.json; set by vite.config.ts. */
declare const __VERSION__: string;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(guide, page).title, wordsAt(officeWords, page).office);

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  const people = await context.get(staffServicesContext).people.list();
  const admins = people.filter(({ role, verifiedAt, suspendedAt }) => role === "admin" && verifiedAt && !suspendedAt);
  return { admins: admins.map(({ name, email }) => `${name} (${email})`) };
}

export default function Guide({ loaderData: { admins } }: Route.ComponentProps) {
  const { title, lead, contents, sections, admins: whoAdminsAre, version } = useWords(guide);
  return (
    <OfficePage title={title} lead={lead}>
      <nav aria-label={contents} className="guide-contents">
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <GuidePart key={section.id} section={section}>
          {section.id === "help" && admins.length > 0 && <p>{whoAdminsAre(admins.join(", "))}</p>}
        </GuidePart>
      ))}
      <p className="quiet">{version(__VERSION__)}</p>
    </OfficePage>
  );
}
