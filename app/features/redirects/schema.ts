import { z } from "zod";
import { addressKey } from "./old-address.ts";

/** The maximum number of redirects; the office's form shows them all. */
export const mostRedirects = 300;

const oldAddressFormat = {
  en: "the old address without the name of the website, such as /about.php or /?page_id=12",
  mr: "संकेतस्थळाच्या नावाशिवाय जुना पत्ता, उदा. /about.php किंवा /?page_id=12",
};
const uniqueAddress = { en: "each old address only once", mr: "प्रत्येक जुना पत्ता एकदाच" };

const from = z
  .string()
  .max(1_000)
  .refine((address) => /^\/(?!\/)\S*$/.test(address) && addressKey(address) !== undefined, {
    error: oldAddressFormat.en,
    params: { takes: oldAddressFormat },
  });

const to = z.string().regex(/^\/(?![/\\])[^\s\\]*$/, "a page of this site, as /admission");

/** content/records/redirects.yaml */
export const redirectsShape = z
  .strictObject({ redirects: z.array(z.strictObject({ from, to })).max(mostRedirects) })
  .superRefine(({ redirects }, context) => {
    const seen = new Set<string>();
    redirects.forEach(({ from }, at) => {
      const key = addressKey(from) ?? "";
      if (seen.has(key))
        context.addIssue({
          code: "custom",
          path: ["redirects", at, "from"],
          message: uniqueAddress.en,
          params: { takes: uniqueAddress },
        });
      seen.add(key);
    });
  });

export type Redirect = z.infer<typeof redirectsShape>["redirects"][number];
