import { setUpQuestions } from "../../app/office/set-up/questions.ts";
import { siteSetUpWords } from "../../app/office/set-up/set-up-words.ts";
import { ownWords } from "../../app/people/staff/own-words.ts";
import { peopleWords } from "../../app/people/staff/people-words.ts";
import { staffWords } from "../../app/people/staff/staff-words.ts";
import { freePort } from "../../scripts/measure/program.ts";
import { appCode } from "../help/app-code.ts";
import { passphrase } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";
import { expectGoodLook } from "../help/office-look.ts";
import { logged, runServer } from "../help/server-process.ts";
import { printedLink, sampleSite } from "../help/set-up.ts";

const [words, staff] = [siteSetUpWords.mr, staffWords.mr];

test("on a phone without script, the printed link leads through the set-up to the first account", async ({
  browser,
}) => {
  const port = await freePort();
  const baseURL = `http://127.0.0.1:${port}`;
  const ends: (() => void)[] = [];
  const settings = { ...sampleSite, PORT: String(port), HOST: "127.0.0.1", SITE_URL: baseURL };
  const server = runServer(settings, (end) => void ends.push(end));
  try {
    await logged(server, /serving/);
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
    const page = await context.newPage();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const type = (label: string, text: string) => page.getByLabel(label).fill(text);
    const look = async (title: string) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectGoodLook(page, title);
    };

    await page.goto(`/mr${await printedLink(server)}`);
    await look(words.title);
    await press(words.begin);
    for (const question of setUpQuestions) {
      await look(words.questions[question]);
      if (question === "names") await type(words.labels.nameMr, "निंब औषधनिर्माण महाविद्यालय");
      await press(words.save);
    }
    await look(words.summary);
    await type(words.name, "विमल पवार");
    await type(words.email, "vimal@nimb.test");
    await press(words.finish);

    await look(staff.enrol.title);
    await type(staff.signIn.newPassword, passphrase);
    await press(staff.signIn.continue);
    const app = await page.getByRole("link", { name: staff.setUp.open }).getAttribute("href");
    await type(staff.setUp.code, appCode(app ?? ""));
    await press(staff.setUp.submit);
    await press(ownWords.mr.codes.show);
    await page.getByRole("link", { name: ownWords.mr.codes.kept }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("विमल पवार");

    expect((await page.goto("/mr/setup"))?.status()).toBe(404);
    await page.goto("/mr/office/records");
    await page.getByRole("link", { name: words.again }).click();
    await look(words.again);
    await page.goto("/mr/office/people");
    await look(peopleWords.mr.title);
    await expect(page.getByText(peopleWords.mr.ownInvite.admin)).toBeVisible();
  } finally {
    for (const end of ends) end();
  }
});
