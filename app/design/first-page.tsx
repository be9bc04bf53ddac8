import { findPdf } from "#app/platform/content/made.ts";
import { useSite } from "./site.tsx";

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
