import { oneWords } from "../../app/features/inbox/one/words.ts";
import { inboxWords } from "../../app/features/inbox/words.ts";
import { axeFaults } from "../help/axe.ts";
import { applicationOf, freshEmail } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { layoutFaults } from "../help/layout.ts";
import { joinOffice } from "../help/office-journeys.ts";

for (const { locale, office, width, isScripted } of [
  { locale: "mr", office: "/mr/office", width: 320, isScripted: false },
  { locale: "en", office: "/office", width: 360, isScripted: true },
] as const)
  test.describe(`${isScripted ? "with" : "without"} script, in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, javaScriptEnabled: isScripted });

    test("the office calls somebody from the list, and notes what came of it", async ({ page, context, site }) => {
      await joinOffice(context, site, "office");
      const email = freshEmail();
      const headers = { origin: site.url };
      const form = { filled: "5000", ...applicationOf(email), fullName: `Asha ${email.slice(5, 13)}` };
      await context.request.post(`${site.url}/courses/d-pharm`, { form, headers });

      await page.goto(`${office}/inbox?q=${encodeURIComponent(form.fullName)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(inboxWords[locale].title);
      await page.getByRole("link", { name: form.fullName, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.fullName);
      if (isScripted) {
        expect.soft(await axeFaults(page)).toEqual([]);
        expect.soft(await layoutFaults(page)).toEqual({ narrow: [], large: [] });
      }
      const { after, done } = oneWords[locale];
      await page.locator("#after-text").fill("Comes on Saturday.");
      await page.getByRole("button", { name: after.spoke, exact: true }).click();
      await expect(page.getByRole("status")).toContainText(done.call);
      await expect(page.locator(".standing")).toContainText(inboxWords[locale].states.talking);
      await expect(page.locator(".timeline")).toContainText("Comes on Saturday.");
    });
  });
