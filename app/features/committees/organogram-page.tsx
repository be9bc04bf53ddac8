import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Picture } from "#app/design/picture.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Route } from "./+types/organogram-page";
import styles from "./committees.css?url";
import { OrgChart } from "./org-chart.tsx";
import { organogram } from "./records.server.ts";
import { committeeWords } from "./words.ts";

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
