import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that colours alone decide. */
const colourRules = ["color-contrast", "link-in-text-block"];

type Faults = [rule: string, faults: string[]][];

/** What axe finds wrong with a page as it stands, in both themes; inside one element alone where that is named. */
export async function axeFaults(page: Page, within?: string): Promise<Faults> {
  const faultsOf = async (axe: AxeBuilder): Promise<Faults> => {
    const { violations } = await (within ? axe.include(within) : axe).setLegacyMode().analyze();
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary}`),
    ]);
  };
  // Only what is wrong is looked at closely.
  const axe = () => new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const faults = await faultsOf(axe().withTags(tags));
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: other });
  for (const [rule, nodes] of await faultsOf(axe().withRules(colourRules)))
    faults.push([`${rule} in the ${other} theme`, nodes]);
  await page.emulateMedia({ colorScheme: theme });
  return faults;
}
