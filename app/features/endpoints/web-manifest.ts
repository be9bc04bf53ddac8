import type { LoaderFunctionArgs } from "react-router";
import { institute } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";

/** The web app manifest, for phones that install the site. */
export function loader({ context }: LoaderFunctionArgs) {
  const { name, shortName } = institute(context.get(publicRecordsContext).in("mr"));
  const manifest = {
    name,
    short_name: shortName,
    lang: "mr",
    start_url: "/mr",
    display: "minimal-ui",
    background_color: "#fbfaf5",
    theme_color: "#0b6b4f",
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": publicCaching },
  });
}
