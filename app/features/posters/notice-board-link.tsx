import { useSite, useWords } from "#app/design/site.tsx";
import { posterWords } from "./words.ts";

export function NoticeBoardLink() {
  const { link } = useSite();
  const t = useWords(posterWords);
  return (
    <a href={link("/office/notice-board")} target="_blank" rel="noreferrer">
      {t.weekSheet}
    </a>
  );
}
