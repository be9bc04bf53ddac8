import { data } from "react-router";
import { MainPages } from "#app/design/main-pages.tsx";
import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { longestQuery, Search } from "#app/design/search.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { course } from "#app/features/course/records.server.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { instituteNames } from "#app/platform/content/institute.server.ts";
import { pageHeaders, privateCaching } from "#app/platform/http/page-headers.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/search-page";
import { DirectAnswers } from "./direct-answers.tsx";
import styles from "./search.css?url";
import { searchContext } from "./search.service.server.ts";
import { SearchResults } from "./search-results.tsx";
import { topicsOf } from "./topics.ts";
import { searchWords } from "./words.ts";

export const handle = { query: ["q"] };

export const links = pageStyles(styles);

export const meta: Route.MetaFunction = (page) => {
  const { typed, answer } = page.loaderData as Route.ComponentProps["loaderData"];
  const own = answer ? { title: wordsAt(searchWords, page).titleOf(typed) } : undefined;
  return [...pageMeta(page, own), { name: "robots", content: "noindex" }];
};

export const headers = pageHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = here(request);
  const records = recordsFor({ request, context });
  const typed = query.get("q")?.trim() ?? "";
  if (!typed) return { typed, answer: undefined, topics: [], course: undefined, fees: undefined };
  const answer = typed.length > longestQuery ? undefined : await context.get(searchContext).find(typed, records);
  const topics = answer ? topicsOf(typed, instituteNames(records.all)) : [];
  // Not in the shared cache: unlimited queries would displace its pages.
  return data({ typed, answer, topics, course: course(records), fees: feesToday(records) }, privateCaching);
}

export default function SearchPage({ loaderData: { typed, answer, topics, course, fees } }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(searchWords);
  return (
    <Page>
      <Search query={typed} />
      {course && <DirectAnswers topics={topics} course={course} fees={fees} />}
      {answer && <SearchResults typed={typed} answer={answer} />}
      {typed && !answer && (
        <p className="note" role="status">
          {t.tooLong(formatDigits(longestQuery, locale))}
        </p>
      )}
      {!answer && <MainPages />}
    </Page>
  );
}
