import { commonWords } from "#app/platform/records/common-words.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { redirectChains } from "./chains.ts";
import { redirectsShape } from "./schema.ts";

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
