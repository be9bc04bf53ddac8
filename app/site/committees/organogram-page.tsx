import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/organogram-page";
import { committeeWords } from "./committee.ts";
import styles from "./committees.css?url";
import { organogram } from "./committees.server.ts";

interface Post {
  title: string;
  holder?: string | undefined;
  reports?: Post[] | undefined;
}

/** Nested lists, because screen readers convey them as a hierarchy. */
function OrgChart({ post }: { post: Post }) {
  return (
    <li>
      <p className="post">
        <strong>{post.title}</strong>
        {post.holder && <span>{post.holder}</span>}
      </p>
      {post.reports && (
        <ul>
          {post.reports.map((report) => (
            <OrgChart key={report.title} post={report} />
          ))}
        </ul>
      )}
    </li>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => organogram(recordsFor(asked));

export default function Organogram({ loaderData }: Route.ComponentProps) {
  const t = useWords(committeeWords);
  const { address, pages } = useSite();
  const { picture, alt = "" } = pages.text(address);
  return (
    <Page aside={picture && <Picture name={picture} alt={alt} sizes="220px" className="chart-picture" />}>
      <Section title={t.chart}>
        <div className="org-chart">
          <ul>
            <OrgChart post={loaderData} />
          </ul>
        </div>
      </Section>
    </Page>
  );
}
