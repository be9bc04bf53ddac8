import { findPicture, largestPixels } from "#app/platform/content/made.ts";
import { useSite } from "./site.tsx";
import styles from "./styles/photographs.css?url";

interface Props {
  name: string;
  alt: string;
  /** How wide the picture is drawn, as the `sizes` attribute takes it. */
  sizes: string;
  className?: string;
  /** True for a picture of the first screen, which loads at once. */
  isFirst?: boolean;
}

/**
 * A picture of content/media in the smallest file that serves the screen; its place is kept while it loads. A drawing
 * is its SVG alone, which every browser shows; a photograph has a class. Nothing where the picture is not there any more.
 */
export function Picture({ name, alt, sizes, className, isFirst = false }: Props) {
  const made = findPicture(name);
  if (made === undefined) return null;
  const { address, widths, width, height, isDrawing } = made;
  const sources = (type: string) => widths.map((each) => `${address}-${each}.${type} ${each}w`).join();
  const files = isDrawing ? { src: `${address}.svg` } : { src: largestPixels(name), srcSet: sources("webp"), sizes };
  const classes = isDrawing ? [className] : [className, photographClass(width, height)];
  return (
    <picture>
      {!isDrawing && <PhotographStyles />}
      {!isDrawing && <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />}
      <img
        {...files}
        width={width}
        height={height}
        alt={alt}
        className={classes.filter(Boolean).join(" ") || undefined}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}

/** The classes of a photograph, which is cropped lower down where it is upright. */
export const photographClass = (width: number, height: number): string =>
  height > width ? "photograph upright" : "photograph";

/** The styles of photographs in the head of a page that has one, however many; the office has them on every page. */
export function PhotographStyles() {
  return useSite().isOffice ? null : <link rel="stylesheet" href={styles} precedence="photographs" />;
}
