import { axeFaults } from "../help/axe.ts";
import { expect, test } from "../help/journey.ts";

test.use({ expected: /status of 404/ });

test("the code of a printed notice is typed on a phone, and the answer is on its screen in both languages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/notices/orientation");
  const line = await page.getByText("Is this genuine?").textContent();
  const code = /code (\w{6}-\w)/.exec(line ?? "")?.[1] ?? "";
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("Is this genuine?")).toBeHidden();
  await page.goto("/mr/downloads");
  await page.getByRole("link", { name: "कोड तपासा" }).click();
  await page.getByRole("textbox", { name: "कोड" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "तपासा" }).click();
  for (const name of ["खरे आहे", "Valid"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto("/check?code=234567A");
  await expect(page.getByRole("heading", { name: "Not from us" })).toBeInViewport();
});
