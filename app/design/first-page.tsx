import { findPdf } from "#app/platform/content/made.ts";
import { useSite } from "./site.tsx";

/** The first page of a PDF as a small picture, where the build made one; what it says is in the PDF. */
export function FirstPage({ id }: { id: string }) {
  const firstPage = findPdf(id, useSite().locale)?.firstPage;
  if (firstPage === undefined) return null;
  const { address, width, height } = firstPage;
  return (
    <picture>
      <source type="image/avif" srcSet={`${address}.avif`} />
      <img src={`${address}.webp`} width={width} height={height} alt="" loading="lazy" />
    </picture>
  );
}
