import { z } from "zod";
import type { Text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";
import { canonical } from "#app/lib/i18n/devanagari.ts";

export interface OldAddress {
  /** Decoded, in small letters, without a slash at its end. */
  path: string;
  /** In small letters. */
  query: [name: string, value: string][];
}

/** Letter case, percent-encoding and a slash at the end do not matter. @returns undefined if it cannot be decoded */
export function oldAddress(address: string): OldAddress | undefined {
  const [plain = ""] = address.split("#", 1);
  const mark = plain.indexOf("?");
  const tidy = (text: string) => canonical(text).toLowerCase();
  try {
    const path = tidy(decodeURIComponent(mark < 0 ? plain : plain.slice(0, mark))).replace(/(?<!\/)\/+$/, "");
    const query = [...new URLSearchParams(mark < 0 ? "" : plain.slice(mark + 1))];
    return { path: path || "/", query: query.map(([name, value]) => [tidy(name), tidy(value)]) };
  } catch {
    return undefined;
  }
}

export function addressKey(address: string): string | undefined {
  const read = oldAddress(address);
  return read && JSON.stringify([read.path, read.query.map((each) => each.join("=")).sort()]);
}

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
const redirectsShape = z
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

const currentAddressFormat: Text = {
  en: "a page of the new site. This one stands in the list as an old address itself",
  mr: "नव्या संकेतस्थळावरील पान; हा पत्ता याच यादीत जुना पत्ता म्हणून आहे",
};

/** Old addresses that lead to another one of the list, or to themselves, and so nowhere. Rows may be incomplete. */
export function redirectChains(redirects: { from?: string; to?: string }[]): { path: string; takes: Text }[] {
  const named = new Set(redirects.flatMap(({ from }) => (from ? (addressKey(from) ?? []) : [])));
  return redirects.flatMap(({ to }, at) =>
    to && named.has(addressKey(to) ?? "") ? [{ path: `redirects.${at}.to`, takes: currentAddressFormat }] : [],
  );
}

export const redirectsKind = defineKind({
  name: "redirects",
  shelf: "year",
  file: "records/redirects.yaml",
  fileIfMissing: "redirects: []\n",
  shape: redirectsShape,
  id: "single",
  publishedBy: "office",
  columns: ["redirects"],
  widgets: { "redirects.to": "page" },
  isInternal: true,
  faultAmong: ({ redirects }) => redirectChains(redirects)[0],
  addresses: () => [],
  words: {
    en: {
      one: "Addresses of the old website",
      fields: {
        redirects: {
          label: "Old addresses",
          help: "Links in old letters and search engines then lead to the right page. If an old address is also a page of this site, that page is shown.",
          row: "Old address",
          add: "Add an old address",
        },
        "redirects.from": {
          label: "Old address",
          help: "Without the name of the website: /about.php or /?page_id=12.",
        },
        "redirects.to": { ...commonWords.en.page, label: "Leads to" },
      },
    },
    mr: {
      one: "जुन्या संकेतस्थळाचे पत्ते",
      fields: {
        redirects: {
          label: "जुने पत्ते",
          help: "जुन्या पत्रांतील आणि सर्च इंजिनांतील लिंक त्यामुळे चालू राहतात. या संकेतस्थळावर त्याच पत्त्याचे पान असेल, तर तेच पान दिसते.",
          row: "जुना पत्ता",
          add: "जुना पत्ता जोडा",
        },
        "redirects.from": {
          label: "जुना पत्ता",
          help: "संकेतस्थळाच्या नावाशिवाय, उदा. /about.php किंवा /?page_id=12.",
        },
        "redirects.to": { ...commonWords.mr.page, label: "कोणत्या पानावर जायचे" },
      },
    },
  },
});
