import { circumstances, marks, subjects } from "#app/site/admission/admission-kinds.ts";
import { expect, test } from "../help/journey.ts";

test.use({ javaScriptEnabled: false });

test("each combination of choices shows one answer, and the documents that belong to it", async ({ page }) => {
  await page.goto("/admission");
  const shown = await page.evaluate(
    ({ also, marks, subjects }) => {
      const main = document.querySelector("#can-apply") as HTMLElement;
      const input = (id: string) => main.querySelector(`[value=${id}]`) as HTMLInputElement;
      const visible = (selector: string) =>
        [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility()).map((each) => each.textContent);
      const found: { chosen: string[]; answers: (string | null)[]; empty: number; documents: string }[] = [];
      for (const subject of ["", ...subjects])
        for (const mark of ["", ...marks])
          for (let ticks = 0; ticks < 2 ** also.length; ticks += 1) {
            const chosen = [subject, mark, ...also.filter((_, bit) => ticks & (1 << bit))].filter(Boolean);
            for (const each of main.querySelectorAll("input")) each.checked = false;
            for (const id of chosen) input(id).checked = true;
            found.push({
              chosen,
              answers: visible("[role=status] h3"),
              empty: [...main.querySelectorAll("ul")].filter(
                (list) => list.checkVisibility() && ![...list.children].some((line) => line.checkVisibility()),
              ).length,
              documents: visible("ul:has(li > b) li").join(),
            });
          }
      return found;
    },
    { also: [...circumstances], marks: [...marks], subjects: [...subjects] },
  );
  expect(shown).toHaveLength(768);
  expect(shown.filter(({ answers }) => answers.length !== 1)).toEqual([]);
  expect(
    shown.filter(({ empty }) => empty > 0),
    "no list without a line",
  ).toEqual([]);
  const of = (...chosen: string[]) => shown.find((each) => each.chosen.join() === chosen.join());
  expect(of()?.answers).toEqual(["Choose your subjects"]);
  expect(of("science", "above")?.answers).toEqual(["Yes, you can apply"]);
  expect(of("science", "below")?.answers).toEqual(["Perhaps. Ask us first"]);
  expect(of("other", "above")?.answers).toEqual(["Not with these subjects"]);

  for (const [choice, document] of [
    ["reserved", "Caste certificate"],
    ["ews", "EWS certificate"],
    ["disability", "Disability certificate"],
    ["income", "Income certificate"],
    ["gap", "Gap affidavit"],
    ["board", "Migration certificate"],
  ] as const) {
    expect(of("science", "above")?.documents).not.toContain(document);
    expect(of("science", "above", choice)?.documents).toContain(document);
  }
  expect(of("science", "above", "ews", "disability")?.documents).not.toContain("aste ");
  expect(shown.filter(({ chosen, documents }) => !chosen.includes("science") && documents !== "")).toEqual([]);
});

test("the questions are answered by keyboard, with the answer in sight, and what is printed then is the list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/admission");
  await page.getByRole("radio", { name: /Science/ }).focus();
  await expect(page.getByRole("status")).not.toBeInViewport();
  for (const key of ["Space", "Tab", "Space", "Tab", "Space"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole("status")).toContainText("Yes, you can apply");
  await expect(page.getByRole("listitem").filter({ hasText: /^Caste validity certificate/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Your documents" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How to apply" })).toBeHidden();
  await expect(page.getByRole("radio").first()).toBeHidden();
});

test("each answer goes to the family in a message, and on one label of A6; a no ends the questions", async ({
  page,
}) => {
  await page.goto("/mr/admission");
  const send = page.getByRole("link", { name: "WhatsApp वर घरच्यांना पाठवा" });
  await expect(send).toHaveCount(0);
  for (const [subjects, marks, title] of [
    ["science", "above", "हो, तुम्ही अर्ज करू शकता"],
    ["science", "below", "शक्यता आहे; आधी विचारा"],
    ["science", "awaited", "हो, उत्तीर्ण झाल्यावर"],
    ["other", "", "या विषयांवर प्रवेश मिळत नाही"],
  ] as const) {
    await page.locator(`[value=${subjects}]`).check();
    if (marks) await page.locator(`[value=${marks}]`).check();
    else await expect(page.getByRole("main").getByRole("group")).toHaveCount(1);
    const sent = new URL(await send.evaluate(({ href }: HTMLAnchorElement) => href));
    expect(sent.origin).toBe("https://wa.me");
    const plan = `/mr/admission/plan\\?subjects=${subjects}${marks && `&marks=${marks}`}`;
    expect(sent.searchParams.get("text")).toMatch(
      new RegExp(`^गुड माइंड्स, डी\\.फार्म: ${title}\\. https?://[^/]+${plan}$`),
    );
  }
  await page.locator("[value=science]").check();
  for (const each of circumstances) await page.locator(`[value=${each}]`).check();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes.map(([, ...size]) => size.map((points) => Math.round(Number(points))))).toEqual([[298, 420]]);
});

test("the page of documents shows those of the visitor alone, with where to get them", async ({ page }) => {
  await page.goto("/admission/documents");
  const documents = page.getByRole("main").getByRole("listitem");
  const all = await documents.count();
  await page.getByRole("checkbox", { name: /missed a year/ }).check();
  await expect(documents.filter({ hasText: "Gap affidavit" })).toContainText("notary");
  await expect(documents.filter({ hasText: "Caste certificate" })).toHaveCount(0);
  expect(await documents.count()).toBeLessThan(all);
});
