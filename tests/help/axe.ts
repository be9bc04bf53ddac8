import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];

type Faults = [rule: string, faults: string[]][];

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within?: string): Promise<Faults> {
  const faultsOf = async (axe: AxeBuilder): Promise<Faults> => {
    const { violations } = await (within ? axe.include(within) : axe).setLegacyMode().analyze();
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary}`),
    ]);
  };
  // Details are collected for violations only.
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
