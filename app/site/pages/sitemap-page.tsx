import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { noticeWords } from "#app/site/notices/notice-text.ts";
import { noticeYears } from "#app/site/notices/notices.server.ts";
import { SiteTree } from "#app/ui/menu.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import { Search } from "#app/ui/search.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
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
