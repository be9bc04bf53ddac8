import { PageLink } from "#app/design/page-link.tsx";
import { useWords } from "#app/design/site.tsx";
import { studentLifeWords } from "./words.ts";

const pages = ["/students", "/visit", "/parents", "/after-d-pharm"] as const;

/** The way between the pages on the life of students. */
export function StudentLinks() {
  const t = useWords(studentLifeWords);
  return (
    <nav className="years" aria-label={t.pages}>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <PageLink to={page}>{t.tabs[page]}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
