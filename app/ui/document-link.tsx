import { findPdf } from "#app/cms/content/media.ts";
import { formatDay, formatDigits, formatSize } from "#app/lib/i18n/format.ts";
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

interface Props {
  id: string;
  /** Whether it is a thumbnail on screens below 64rem, for which a smaller file is enough. */
  isThumbnail?: boolean;
}

/** Decorative (no alternative text), as the PDF has the text. */
export function FirstPage({ id, isThumbnail = false }: Props) {
  const firstPage = findPdf(id, useSite().locale)?.firstPage;
  if (firstPage === undefined) return null;
  const { address, width, height } = firstPage;
  return (
    <picture>
      <source media={isThumbnail ? "(min-width:64rem)" : undefined} type="image/avif" srcSet={`${address}.avif`} />
      <img src={`${address}.webp`} width={width} height={height} alt="" loading="lazy" />
    </picture>
  );
}
