import { useSite, useWords } from "#app/design/site.tsx";
import { posterWords } from "./words.ts";

/** A link to this week's notices on a sheet for the wall. */
export function NoticeBoardLink() {
  const { link } = useSite();
  const t = useWords(posterWords);
  return (
    <a href={link("/office/notice-board")} target="_blank" rel="noreferrer">
      {t.weekSheet}
    </a>
  );
}
