import type { Page } from "@playwright/test";
import { expectTold, openDashboard, otherWays, pressBusy, signIn } from "../help/faculty-journeys.ts";
import { fill } from "../help/form-journeys.ts";
import { expect, test } from "../help/journey.ts";

const part = (page: Page) => page.locator("#publications");
const answer = (page: Page) => page.locator("#publications-answer");

for (const way of otherWays)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t } = way;
    const words = t.dashboard;

    test("a publication is refused, added, changed, and removed", async ({ page, context, site }) => {
      await signIn(context, site);
      await openDashboard(page, way);
      await expect(part(page)).toContainText(words.noWorks);
      await part(page).getByText(words.addWork.publications).click();
      const added = part(page).locator("form").last();
      const work = { title: "Tulsi against cough", authors: "A. Namune, R. Rao", year: "2024" };
      await fill(added, { ...work, year: "24", link: "ftp://example.org" });
      await pressBusy(added.getByRole("button"), words.saving, way);
      await expectTold(answer(page), "alert", words.problems.fields, way);
      const alert = part(page).getByRole("alert").first();
      await expect(alert.getByRole("link")).toHaveCount(2);
      await alert.getByRole("link", { name: t.form.errors.year(words.year, "") }).click();
      const year = added.locator("[name=year]");
      await expect(year).toBeInViewport();
      await expect(year).toHaveValue("24");
      await expect(year).toHaveAccessibleDescription(t.form.errors.year(words.year, ""));
      await expect(added.locator("[name=title]")).toHaveValue(work.title);
      await fill(added, { year: "२०२४", link: "" });
      await pressBusy(added.getByRole("button"), words.saving, way);
      await expectTold(answer(page), "status", `${words.workSaved} ${words.afterApproval}`, way);
      const item = part(page).getByRole("listitem").filter({ hasText: work.title });
      await expect(item).toContainText(work.authors);

      await item.getByText(words.edit).click();
      const changed = item.locator("form").first();
      await expect(changed.locator("[name=year]")).toHaveValue("2024");
      await fill(changed, { title: "", link: "https://example.org/tulsi" });
      await changed.locator("[name=title]").evaluate((field) => field.removeAttribute("required"));
      await pressBusy(changed.getByRole("button", { name: words.change, exact: true }), words.saving, way);
      await expectTold(answer(page), "alert", words.problems.fields, way);
      await alert.getByRole("link").click();
      const title = part(page).locator("li form [name=title]");
      await expect(title).toBeInViewport();
      await title.fill("Tulsi and cough");
      await part(page).getByRole("listitem").getByRole("button", { name: words.change, exact: true }).click();
      await expectTold(answer(page), "status", `${words.workSaved} ${words.afterApproval}`, way);
      const renamed = part(page).getByRole("listitem").filter({ hasText: "Tulsi and cough" });
      await expect(renamed).toHaveCount(1);
      await expect(item).toHaveCount(0);

      await renamed.getByText(words.edit).click();
      await expect(renamed.locator("[name=link]")).toHaveValue("https://example.org/tulsi");
      await pressBusy(renamed.getByRole("button", { name: words.remove, exact: true }), words.removing, way);
      await expectTold(answer(page), "status", `${words.workRemoved} ${words.afterApproval}`, way);
      await expect(part(page)).toContainText(words.noWorks);
    });
  });
