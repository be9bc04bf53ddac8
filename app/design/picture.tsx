import { findPicture, largestPixels } from "#app/platform/content/made.ts";
import { useSite } from "./site.tsx";
import styles from "./styles/photographs.css?url";

interface Props {
  name: string;
  alt: string;
  sizes: string;
  className?: string;
  /** True for a picture on the first screen, which loads immediately. */
  isFirst?: boolean;
}

/** A drawing is just its SVG, which every browser supports. Renders nothing if the picture no longer exists. */
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

/** An upright photograph is cropped lower down. */
export const photographClass = (width: number, height: number): string =>
  height > width ? "photograph upright" : "photograph";

/** In the head of pages that have at least one photograph; the office has the styles on every page. */
export function PhotographStyles() {
  return useSite().isOffice ? null : <link rel="stylesheet" href={styles} precedence="photographs" />;
}
