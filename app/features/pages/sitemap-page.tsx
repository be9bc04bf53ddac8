import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Search } from "#app/design/search.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { SiteTree } from "#app/design/tree.tsx";
import { noticeYears } from "#app/features/notices/index.server.ts";
import { noticeWords } from "#app/features/notices/words.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/sitemap-page";
import styles from "./sitemap.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = ({ context }: Route.LoaderArgs) => ({ years: noticeYears(context.get(publicRecordsContext)) });

export default function Sitemap({ loaderData: { years } }: Route.ComponentProps) {
  const { locale } = useSite();
  const { ofYear } = useWords(noticeWords);
  const notices = years.map((year) => ({ name: ofYear(formatDigits(year, locale)), suffix: `?year=${year}` as const }));
  return (
    <Page>
      <Search />
      <SiteTree below={{ "/notices": notices }} />
    </Page>
  );
}
