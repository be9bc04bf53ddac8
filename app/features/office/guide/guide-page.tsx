import { wordsAt } from "#app/design/page-context.ts";
import { useWords } from "#app/design/site.tsx";
import { officeWords } from "#app/features/office/words.ts";
import { requireStaff, staffServicesContext } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import type { Route } from "./+types/guide-page";
import styles from "./guide.css?url";
import { guide } from "./guide.ts";
import { GuidePart } from "./guide-part.tsx";

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
