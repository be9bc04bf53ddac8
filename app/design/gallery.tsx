import { hasPicture, isDrawing, largestFile } from "#app/platform/content/made.ts";
import { OtherName } from "./other-name.tsx";
import { Picture } from "./picture.tsx";
import { RecordTitle } from "./record-title.tsx";

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
