import { Gallery } from "#app/design/gallery.tsx";
import { useSite } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { isDrawing } from "#app/platform/content/made.ts";
import type { WithOtherName } from "#app/platform/content/paired.ts";
import type { Facility } from "./schema.ts";

interface Props {
  facilities: (WithOtherName<Localised<Facility>> & { first: string | undefined })[];
}

export function FacilityGallery({ facilities }: Props) {
  const { hint, drawings } = useSite().t.gallery;
  const hasDrawings = facilities.some(({ picture }) => isDrawing(picture));
  return (
    <>
      <p className="quiet">{hasDrawings ? `${hint} ${drawings}` : hint}</p>
      <Gallery
        isFirst
        layout="pairs"
        pictures={facilities.map(({ title, ...facility }) => ({ ...facility, caption: title }))}
      />
    </>
  );
}
