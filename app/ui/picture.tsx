import { findPicture, hasPicture, isDrawing, largestFile, largestPixels } from "#app/cms/content/media.ts";
import styles from "#app/ui/styles/photographs.css?url";
import { OtherName, RecordTitle } from "./inline.tsx";
import { useSite } from "./site.tsx";

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

interface GalleryPicture {
  picture: string;
  /** The original picture, used if it is a drawing while other pictures of the gallery are drawings. */
  first?: string | undefined;
  alt: string;
  caption: string;
  other?: string;
  description?: string;
}

interface GalleryProps {
  pictures: GalleryPicture[];
  isFirst?: boolean;
  layout?: keyof typeof sizesIn;
}

/** `sizes` of the first picture and of the others. */
const sizesIn = {
  list: ["(min-width: 70rem) 360px, (max-width: 40rem) 92vw, 45vw"],
  pairs: ["(min-width: 70rem) 360px, (max-width: 40rem) 92vw, 45vw", "(min-width: 70rem) 360px, 45vw"],
  strip: ["(min-width: 70rem) 720px, 60vw", "(min-width: 70rem) 360px, 30vw"],
};

/**
 * A single photograph among drawings looks like a mistake: until all are photographs, each is shown by its drawing,
 * which opens the photograph.
 */
export function Gallery({ pictures, isFirst = false, layout = "list" }: GalleryProps) {
  const isMixed = pictures.some(({ picture }) => isDrawing(picture));
  return (
    <ul className="gallery">
      {pictures.map(({ picture, first, alt, caption, other, description }, index) => (
        <li key={`${picture} ${caption}`}>
          <a href={largestFile(picture)} data-open={hasPicture(picture) ? "picture" : undefined}>
            <Picture
              name={isMixed && !isDrawing(picture) && first && isDrawing(first) ? first : picture}
              alt={alt}
              sizes={sizesIn[layout][index] ?? sizesIn[layout].at(-1) ?? ""}
              isFirst={isFirst && index === 0}
            />
            <strong>
              <RecordTitle>{caption}</RecordTitle>
            </strong>
            {other && <OtherName>{other}</OtherName>}
          </a>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
