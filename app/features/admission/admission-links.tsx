import { PageLink } from "#app/design/page-link.tsx";
import { useWords } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/addresses.ts";
import { admissionWords } from "./words.ts";

const pages: PageAddress[] = ["/admission", "/admission/fees", "/admission/steps", "/admission/documents"];

/** The way between the pages of admission. */
export function AdmissionLinks() {
  return (
    <nav className="years" aria-label={useWords(admissionWords).pages}>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <PageLink to={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
