import { chainsIn } from "#app/features/redirects/index.ts";
import type { Text } from "#app/platform/content/text.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import { type IsSitePath, missingPages } from "#app/platform/records/missing-pages.ts";
import { rowsOf } from "#app/platform/records/walk.ts";
import type { FindFaults } from "./preview.ts";

const takesOther: Text = {
  en: "an address of the old website. This one is a page of the new site and stays there",
  mr: "या संकेतस्थळावर पान नसलेला पत्ता; पान असेल, तर तेच दिसते",
};

/** Finds links that lead nowhere or to another old address, and old addresses that are pages of this site. */
export const faultsOfLinks =
  (isSitePath: IsSitePath): FindFaults =>
  async (kind, data) => {
    const problems = await missingPages(kind, data, isSitePath);
    const old = kind.name === "redirects" ? rowsOf(valueAt(data, "redirects")) : [];
    for (const fault of chainsIn(old as Parameters<typeof chainsIn>[0])) problems.push({ ...fault, code: "wrong" });
    for (const [at, row] of old.entries()) {
      const from = String(valueAt(row, "from") ?? "");
      if (from.startsWith("/") && !from.includes("?") && (await isSitePath(from)))
        problems.push({ path: `redirects.${at}.from`, code: "wrong", takes: takesOther });
    }
    return problems;
  };
