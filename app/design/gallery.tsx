import { hasPicture, largestFile } from "#app/platform/content/made.ts";
import { OtherName } from "./other-name.tsx";
import { Picture } from "./picture.tsx";
import { RecordTitle } from "./record-title.tsx";

interface GalleryPicture {
  picture: string;
  alt: string;
  caption: string;
  /** The caption in the other language. */
  other?: string;
  description?: string;
}

/**
 * Labelled pictures, each a link to itself; with script they open over the page, one after the other.
 * `isFirst` where the first of them is seen at once.
 */
export function Gallery({ pictures, isFirst = false }: { pictures: GalleryPicture[]; isFirst?: boolean }) {
  return (
    <ul className="gallery">
      {pictures.map(({ picture, alt, caption, other, description }, index) => (
        <li key={`${picture} ${caption}`}>
          <a href={largestFile(picture)} data-open={hasPicture(picture) ? "picture" : undefined} data-caption={caption}>
            <Picture
              name={picture}
              alt={alt}
              sizes="(min-width: 70rem) 360px, (min-width: 40rem) 45vw, 92vw"
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
