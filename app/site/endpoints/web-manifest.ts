import type { LoaderFunctionArgs } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const records = context.get(publicRecordsContext);
  const { name, shortName } = institute(records.in("mr"));
  const { palette, version } = lookOf(records);
  const manifest = {
    name,
    short_name: shortName,
    lang: "mr",
    start_url: "/mr",
    display: "minimal-ui",
    background_color: palette.light.paper,
    theme_color: palette.light.green,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png${version}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": publicCaching },
  });
}
