import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { OfficePage } from "./office-screen.tsx";

/** Says to those who are signed in that the office has no such page. */
export function NoPage() {
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
