import { importWords } from "../../app/office/import/import-words.ts";
import { expect, test } from "../help/journey.ts";
import { joinOffice } from "../help/office-journeys.ts";
import { expectGoodLook } from "../help/office-look.ts";

const t = importWords.mr;

test.use({ viewport: { width: 360, height: 740 }, expected: /status of 400/ });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a table is refused with a sentence, shown with its faults, and becomes drafts", async ({
      page,
      context,
      site,
    }) => {
      await joinOffice(context, site, "office");
      await page.goto("/mr/office/records");
      await page.getByRole("link", { name: t.title }).click();
      await page.getByLabel(t.names.teachers ?? "").check();
      await page.getByRole("button", { name: t.look }).click();
      await expect(page.getByText(t.problems.none)).toBeVisible();
      await expectGoodLook(page, "nothing was sent");

      // Rows of a name that a draft has would change that draft.
      const name = `Ms. Rekha ${javaScriptEnabled}`;
      const marathi = javaScriptEnabled ? "श्रीमती रेखा" : "श्रीमती सुरेखा";
      const rows = [
        ["Name (English)", "Name (Marathi)", "पद (इंग्रजी)", "Email", "Remarks"],
        [name, marathi, "Lecturer", `rekha.${javaScriptEnabled}@example.org`, "old"],
        [
          `Mr. Mohan ${javaScriptEnabled}`,
          "",
          "Assistant Lecturer in Pharmaceutical Chemistry",
          "mohan-at-example",
          "",
        ],
        ["", "", "Nobody", "", ""],
      ];
      const buffer = Buffer.from(rows.map((row) => row.join(",")).join("\r\n"));
      await page.getByLabel(t.names.teachers ?? "").check();
      await page
        .getByLabel(t.file, { exact: true })
        .setInputFiles({ name: "teachers.csv", mimeType: "text/csv", buffer });
      await page.getByRole("button", { name: t.look }).click();
      const row = page.locator("tbody tr", { hasText: "Mohan" });
      await expect(row).toContainText(t.empty("नाव (मराठी)"));
      await expect(page.locator("tbody tr", { hasText: "Nobody" })).toContainText(t.leftOut.nameless);
      await expectGoodLook(page, "the preview");

      await page.getByRole("button", { name: t.make("२", false) }).click();
      await expect(page.getByRole("status")).toHaveText(t.made("२", false));
      await expectGoodLook(page, "the drafts are made");
      await page.getByRole("link", { name: t.see }).click();
      await expect(page.getByText(marathi).first()).toBeVisible();
    });
  });
}
