import {
  closeResult,
  expectResult,
  invitation,
  loginForm,
  modal,
  otherWays,
  post,
  ways,
} from "../help/faculty-journeys.ts";
import { holdPosts } from "../help/form-journeys.ts";
import { freshEmail } from "../help/forms.ts";
import { expect, test } from "../help/journey.ts";

for (const way of ways)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login, dashboard, isScripted } = way;

    test("an invitation opens an account, once", async ({ page, browser, site }) => {
      const email = freshEmail();
      const link = `${login}?token=${invitation(site, email, "Usha Namune")}`;
      const referers: string[] = [];
      page.on("request", (request) => referers.push(request.headers().referer ?? ""));
      await page.goto(link);
      await expect(page.getByRole("status")).toContainText(t.login.invited);
      await page.getByRole("button", { name: t.login.enter }).click();
      await expectResult(page, t.login.results.signedIn, way);
      await expect(page, "the token is in the address no longer").toHaveURL(
        new RegExp(`${login}(\\?answered=[\\w-]+)?(#login-answer)?$`),
      );
      expect(referers.filter((each) => each.includes("token"))).toEqual([]);
      await modal(page).getByRole("link", { name: t.login.toDashboard }).click();
      await expect(page).toHaveURL(dashboard);
      await expect(page.locator("#profile-name")).toHaveValue("Usha Namune");
      await expect(page.locator("main bdi").getByText(email)).toBeVisible();

      await page.goto(link);
      await expect(page, "a member who is logged in is not asked again").toHaveURL(dashboard);
      const stranger = await browser.newPage({ baseURL: site.url, javaScriptEnabled: isScripted });
      await stranger.goto(link);
      await expect(stranger.locator("#login-email")).toBeVisible();
      await expect(stranger.getByText(t.login.invited)).toHaveCount(0);
      await expect(modal(stranger)).toContainText(t.login.results.badToken);
      await stranger.close();
    });
  });

for (const way of otherWays)
  test.describe(way.name, { tag: way.tag }, () => {
    test.use(way.use);
    const { t, login } = way;

    test("an invitation that is used elsewhere in the meantime says so", async ({ page, browser, site }) => {
      const token = invitation(site, freshEmail());
      const letGo = await holdPosts(page);
      const sent = page.waitForRequest((request) => request.method() === "POST");
      await page.goto(`${login}?token=${token}`);
      await page.getByRole("button", { name: t.login.enter }).click({ noWaitAfter: true });
      await sent;
      const elsewhere = await browser.newContext();
      await post(elsewhere, site, "/faculty-login", { intent: "token", token });
      await elsewhere.close();
      await letGo();
      await expectResult(page, t.login.results.badToken, way);
      await closeResult(page, way);
      await loginForm(page).locator("[name=email]").fill("asha@example.org");
    });
  });
