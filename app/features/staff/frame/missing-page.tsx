import { data } from "react-router";
import { wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { officeMeta } from "#app/features/staff/office-meta.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { Route } from "./+types/missing-page";
import { OfficePage } from "./office-screen.tsx";

export const meta: Route.MetaFunction = (page) => {
  const words = wordsAt(staffWords, page);
  return officeMeta(words.noPage.title, words.office);
};

export const loader = () => data(null, { status: 404 });

/** Says to those who are signed in that the office has no such page. */
export default function MissingPage() {
  const { link } = useSite();
  const words = useWords(staffWords);
  return (
    <OfficePage title={words.noPage.title} lead={words.noPage.text}>
      <p className="actions">
        <a className="button" href={link("/office")}>
          {words.toStart}
        </a>
      </p>
    </OfficePage>
  );
}
