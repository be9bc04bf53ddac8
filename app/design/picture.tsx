import { findPicture, largestPixels } from "#app/platform/content/made.ts";

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
 * is its SVG alone, which every browser shows. Nothing where the picture is not there any more.
 */
export function Picture({ name, alt, sizes, className, isFirst = false }: Props) {
  const made = findPicture(name);
  if (made === undefined) return null;
  const { address, widths, width, height, isDrawing } = made;
  const sources = (type: string) => widths.map((each) => `${address}-${each}.${type} ${each}w`).join();
  const files = isDrawing ? { src: `${address}.svg` } : { src: largestPixels(name), srcSet: sources("webp"), sizes };
  return (
    <picture>
      {!isDrawing && <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />}
      <img
        {...files}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}
