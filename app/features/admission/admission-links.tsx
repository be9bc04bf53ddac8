import { PageLink } from "#app/design/page-link.tsx";
import { useWords } from "#app/design/site.tsx";
import { admissionWords } from "./words.ts";

const pages = ["/admission", "/admission/fees", "/admission/steps", "/admission/documents"] as const;

/** The way between the pages of admission. */
export function AdmissionLinks() {
  const t = useWords(admissionWords);
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
