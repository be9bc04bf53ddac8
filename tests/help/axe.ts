import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with a page as it stands; inside one element alone where that is named. */
export async function axeFaults(page: Page, within?: string): Promise<[rule: string, faults: string[]][]> {
  const all = new AxeBuilder({ page }).withTags(tags).setLegacyMode();
  const { violations } = await (within ? all.include(within) : all).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary}`),
  ]);
}
