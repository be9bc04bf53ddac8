import { findPdf } from "#app/platform/content/made.ts";
import { formatDay, formatDigits, formatSize } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

interface PaperLinkProps {
  id: string;
  title: string;
  label: string;
  isPlain?: boolean;
}

/** Opens a paper over the page; without script it links to the PDF. Renders nothing if there is no PDF. */
export function PaperLink({ id, title, label, isPlain = false }: PaperLinkProps) {
  const { locale } = useSite();
  const made = findPdf(id, locale);
  if (made === undefined) return null;
  return (
    <a className={isPlain ? undefined : "button"} href={made.address} data-open="paper">
      {!isPlain && <Icon name="paper" />}
      {label}
      <span className="sr-only"> {title}</span>
    </a>
  );
}

/** Type, page count and size of a PDF; only the type until it has been generated. */
export function DocumentFacts({ id, on }: { id: string; on?: string }) {
  const { locale, t } = useSite();
  const made = findPdf(id, locale);
  if (made === undefined) return null;
  const { bytes, pages } = made;
  const facts = [t.paper.document];
  if (pages) facts.push(t.overlay.pages(pages, formatDigits(pages, locale)));
  if (bytes) facts.push(formatSize(bytes, locale));
  if (on) facts.push(formatDay(on, locale));
  return <p className="quiet">{facts.join("\u00a0· ")}</p>;
}
