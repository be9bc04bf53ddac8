import { isDrawing } from "#app/cms/content/media.ts";
import type { Localised, WithOtherName } from "#app/cms/content/text.ts";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { Gallery } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/infrastructure-page";
import { facilities } from "./facilities.server.ts";
import type { Facility } from "./facilities.ts";
import styles from "./infrastructure.css?url";

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

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => facilities(recordsFor(asked));

export default function Infrastructure({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <FacilityGallery facilities={loaderData} />
    </Page>
  );
}
