import { hasPicture, isDrawing, largestFile } from "#app/platform/content/made.ts";
import { OtherName } from "./other-name.tsx";
import { Picture } from "./picture.tsx";
import { RecordTitle } from "./record-title.tsx";

interface GalleryPicture {
  picture: string;
  /** The picture that was there first: shown if it is a drawing, as long as others of the gallery are drawings. */
  first?: string | undefined;
  alt: string;
  caption: string;
  /** The caption in the other language. */
  other?: string;
  description?: string;
}

interface Props {
  pictures: GalleryPicture[];
  isFirst?: boolean;
  isPaired?: boolean;
}

/**
 * Labelled pictures, each a link to itself; with script they open over the page, one after the other. One photograph among
 * drawings looks like a mistake: until all are photographs each has its drawing, which the photograph opens from.
 * `isFirst` where the first of them is seen at once; `isPaired` where a phone shows two side by side.
 */
export function Gallery({ pictures, isFirst = false, isPaired = false }: Props) {
  const isMixed = pictures.some(({ picture }) => isDrawing(picture));
  return (
    <ul className="gallery">
      {pictures.map(({ picture, first, alt, caption, other, description }, index) => (
        <li key={`${picture} ${caption}`}>
          <a href={largestFile(picture)} data-open={hasPicture(picture) ? "picture" : undefined} data-caption={caption}>
            <Picture
              name={isMixed && !isDrawing(picture) && first && isDrawing(first) ? first : picture}
              alt={alt}
              sizes={`(min-width: 70rem) 360px, ${isPaired && index > 0 ? "" : "(max-width: 40rem) 92vw, "}45vw`}
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
