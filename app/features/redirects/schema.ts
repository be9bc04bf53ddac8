import { z } from "zod";
import type { Text } from "#app/platform/content/text.ts";
import { addressKey } from "./old-address.ts";

/** The most old addresses; the office's form shows them all. */
export const mostRedirects = 300;

const takesFrom = {
  en: "the old address without the name of the website, such as /about.php or /?page_id=12",
  mr: "संकेतस्थळाच्या नावाशिवाय जुना पत्ता, उदा. /about.php किंवा /?page_id=12",
};
const takesNew = {
  en: "a page of the new site. This one stands in the list as an old address itself",
  mr: "नव्या संकेतस्थळावरील पान; हा पत्ता याच यादीत जुना पत्ता म्हणून आहे",
};
const takesOnce = { en: "each old address only once", mr: "प्रत्येक जुना पत्ता एकदाच" };

const from = z
  .string()
  .max(1_000)
  .refine((address) => /^\/(?!\/)\S*$/.test(address) && addressKey(address) !== undefined, {
    error: takesFrom.en,
    params: { takes: takesFrom },
  });

const to = z.string().regex(/^\/(?![/\\])[^\s\\]*$/, "a page of this site, as /admission");

/** content/records/redirects.yaml: addresses of an older website, and the pages that they lead to. */
export const redirectsShape = z
  .strictObject({ redirects: z.array(z.strictObject({ from, to })).max(mostRedirects) })
  .superRefine(({ redirects }, context) => {
    const keys = redirects.map(({ from }) => addressKey(from));
    const named = new Set(keys);
    const add = (at: number, name: "from" | "to", takes: Text) =>
      context.addIssue({ code: "custom", path: ["redirects", at, name], message: takes.en, params: { takes } });
    redirects.forEach(({ to }, at) => {
      if (keys.indexOf(keys[at]) < at) add(at, "from", takesOnce);
      if (named.has(addressKey(to))) add(at, "to", takesNew);
    });
  });

/** An old address, and where it leads. */
export type Redirect = z.infer<typeof redirectsShape>["redirects"][number];
