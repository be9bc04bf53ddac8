import { addressKey } from "#app/features/redirects/index.ts";
import type { Text } from "#app/platform/content/text.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import { type IsSitePath, missingPages } from "#app/platform/records/missing-pages.ts";
import { rowsOf } from "#app/platform/records/walk.ts";
import type { FindFaults } from "./preview.ts";

const takesOther: Text = {
  en: "an address of the old website. This one is a page of the new site and stays there",
  mr: "या संकेतस्थळावर पान नसलेला पत्ता; पान असेल, तर तेच दिसते",
};

const takesNew: Text = {
  en: "a page of the new site. This one stands in the list as an old address itself",
  mr: "नव्या संकेतस्थळावरील पान; हा पत्ता याच यादीत जुना पत्ता म्हणून आहे",
};

/** Finds links of a draft that lead nowhere or to another old address, and old addresses that are pages of this site. */
export const faultsOfLinks =
  (isSitePath: IsSitePath): FindFaults =>
  async (kind, data) => {
    const problems = await missingPages(kind, data, isSitePath);
    const old = kind.name === "redirects" ? rowsOf(valueAt(data, "redirects")) : [];
    const textAt = (row: (typeof old)[number], name: string) => String(valueAt(row, name) ?? "");
    const known = new Set(old.map((row) => addressKey(textAt(row, "from"))));
    for (const [at, row] of old.entries()) {
      const [from, to] = [textAt(row, "from"), textAt(row, "to")];
      if (to && known.has(addressKey(to)))
        problems.push({ path: `redirects.${at}.to`, code: "wrong", takes: takesNew });
      if (from.startsWith("/") && !from.includes("?") && (await isSitePath(from)))
        problems.push({ path: `redirects.${at}.from`, code: "wrong", takes: takesOther });
    }
    return problems;
  };
