import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import {
  closeResult,
  confirmByCode,
  expectResult,
  invitation,
  loginForm,
  openDashboard,
  openParts,
  post,
  signIn,
  type Way,
} from "./faculty-journeys.ts";
import { codeOnceTo, fill } from "./form-journeys.ts";
import { freshEmail, mailsWith, registrationOf } from "./forms.ts";
import { expect } from "./journey.ts";

interface Place {
  page: Page;
  context: BrowserContext;
  site: { url: string; dataDir: string };
  way: Way;
}
/** Checks the page in its current state. */
type Look = (state: string) => Promise<void>;

const submit = (page: Page) => loginForm(page).locator("button:not([value=send])").click();

async function openDetails(page: Page) {
  for (const summary of await page.locator("main details > summary").all()) await summary.click();
}

/** The states of the faculty pages, as steps that lead from one to the next. */
export const walks: Record<string, (place: Place, look: Look) => Promise<void>> = {
  async "the screens for logging in"({ page, way }, look) {
    for (const mode of ["", "?mode=otp", "?mode=register", "?mode=forgot"]) {
      await page.goto(way.login + mode);
      await look(`the screen ${mode}`);
    }
  },

  async "what comes of logging in"({ page, way }, look) {
    const { results } = way.t.login;
    await page.goto(`${way.login}?mode=otp`);
    await fill(loginForm(page), { email: freshEmail() });
    await submit(page);
    await expectResult(page, results.otpMissing, way);
    await look("bad news");
    await closeResult(page, way);
    await loginForm(page).locator("[value=send]").click();
    await expectResult(page, results.codeSent, way);
    await look("good news");
    await closeResult(page, way);
    await look("where a code is entered");
    await page.goto(`${way.login}?mode=register`);
    await fill(loginForm(page), { ...registrationOf("asha@nowhere"), password: "short" });
    await submit(page);
    await expectResult(page, results.fields, way);
    await look("bad news of two fields");
    await closeResult(page, way);
    await look("refused fields");
  },

  async "an invitation"({ page, site, way }, look) {
    await page.goto(`${way.login}?token=${invitation(site, freshEmail())}`);
    const accept = page.getByRole("button", { name: way.t.login.enter });
    await expect(accept).toBeVisible();
    await look("an invitation");
    await accept.click();
    await expectResult(page, way.t.login.results.signedIn, way);
    await look("good news that leads on");
  },

  async "the link that confirms an address"({ page, context, site, way }, look) {
    const { confirm, results } = way.t.login;
    const email = freshEmail();
    await post(context, site, `${way.login}?mode=register`, registrationOf(email));
    let proof = "";
    const arrives = async () => {
      const [mail] = await mailsWith(site.dataDir, email);
      proof = /proof=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
      return proof;
    };
    await expect.poll(arrives).not.toBe("");
    const link = `${way.login}?${proof}`;
    await page.goto(link);
    await expect(page.getByRole("button", { name: confirm.submit, exact: true })).toBeVisible();
    await look("where the browser is logged in");
    await context.clearCookies();
    await page.goto(link);
    await look("where it is not");
    await page.getByRole("button", { name: confirm.submitWithout }).click();
    await expectResult(page, results.proven, way);
    await look("good news of an ended password");
  },

  async "a dashboard that is filled"({ page, context, site, way }, look) {
    await signIn(context, site);
    await page.goto(way.dashboard);
    await openDetails(page);
    await look("empty");
    const name = "Dr. Asha Sharadchandra Namune-Deshpande";
    const fields = { name, department: "Pharmacognosy and Phytochemistry", facultyId: "GM-17", teaching: "12 years" };
    await post(context, site, way.dashboard, { intent: "profile", ...fields });
    const work = { title: "On the anthelmintic properties of Ocimum tenuiflorum", authors: "A. Namune", year: "2024" };
    for (const list of ["publications", "patents", "copyrights"])
      await post(context, site, way.dashboard, { intent: "work", list, ...work });
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: "#0b6b4f" } });
    const file = { name: "me.png", mimeType: "image/png", buffer: await image.png().toBuffer() };
    for (const kind of ["photo", "resume"]) await post(context, site, way.dashboard, { intent: "upload", kind, file });
    await post(context, site, way.dashboard, { intent: "draft", ...fields });
    await page.goto(way.dashboard);
    await openDetails(page);
    await expect(page.locator("#files img")).toHaveJSProperty("complete", true);
    await look("full");
  },

  async "what comes of the dashboard's forms"({ page, context, site, way }, look) {
    const words = way.t.dashboard;
    const email = await signIn(context, site);
    await openDashboard(page, way);
    const press = (part: string, name: string) =>
      page.locator(part).getByRole("button", { name, exact: true }).first().click();
    const expectMessage = (part: string, role: "status" | "alert") =>
      expect(page.locator(`${part}-answer`)).toHaveAttribute("role", role);

    await fill(page.locator("#profile"), { department: " ", facultyId: " " });
    await press("#profile", words.save);
    await expectMessage("#profile", "alert");
    await openParts(page);
    await page.locator("#publications details details summary").click();
    await fill(page.locator("#publications"), { title: "Tulsi", authors: "A. Namune", year: "24" });
    await press("#publications", words.add);
    await expectMessage("#publications", "alert");
    const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await openParts(page);
    await page.locator("#files-photo").setInputFiles(file);
    await press("#files", words.upload(words.photo));
    await expectMessage("#files", "alert");
    await look("refused in three parts");

    await openParts(page);
    await fill(page.locator("#profile"), { department: "Pharmacology", facultyId: "GM-18" });
    await press("#profile", words.save);
    await expectMessage("#profile", "status");
    await look("saved");
    const session = await context.cookies();
    await context.clearCookies();
    await press("#profile", words.save);
    await expect(page.locator("#profile-answer")).toContainText(words.problems.signedOut);
    await look("no longer logged in");
    await context.addCookies(session);
    await openParts(page);
    await page.locator("#erase details details summary").click();
    await confirmByCode(page.locator("#erase"), site, email, way);
    await fill(page.locator("#erase"), { otp: "12" });
    await press("#erase", words.eraseAll);
    await expectMessage("#erase", "alert");
    await look("not confirmed");
    await fill(page.locator("#erase"), { otp: await codeOnceTo(site, email) });
    await press("#erase", words.eraseAll);
    await expect(page.locator("#gone-answer")).toHaveText(words.erased);
    await look("erased");
  },
};
