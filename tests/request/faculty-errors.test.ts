import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectError, loginPath, newMember, openBrowser, resultIn, sendCode } from "../help/faculty-visits.ts";
import { freshEmail, registrationOf } from "../help/forms.ts";
import { languages } from "../help/routes.ts";
import { startForAll, startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import type { Visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const results = words.mr.login.results;

describe("specification 8: the error catalogue", () => {
  describe("X services are not ready. Please try again.", () => {
    const watched = { NODE_OPTIONS: "--import=./tests/help/tell-connections.ts" };
    const site = startForAll({ FACULTY_SERVICE: "Firebase", ...watched });
    const sentences = {
      en: "Firebase services are not ready. Please try again.",
      mr: results.notReady("Firebase"),
    };

    test("is shown by every form of the screen, and no connection is made", async () => {
      const server = site();
      for (const language of languages)
        for (const [mode, fields] of [
          ["", { email: "asha@example.org", password: "a kettle of its own" }],
          ["", { intent: "token", token: "x" }],
          ["otp", { email: "asha@example.org", intent: "send" }],
          ["otp", { ticket: "x", otp: "123456" }],
          ["register", registrationOf()],
          ["forgot", { ticket: "x", otp: "123456", password: "a kettle of its own" }],
          ["", {}],
        ] as [string, Record<string, string>][])
          expectError(await openBrowser(server).send(loginPath(mode, language), fields), 503, language, sentences);
      expect(sentences.mr).toMatch(/^Firebase [^A-Za-z]+$/);
      const [error, ...others] = server.written.output.split("\n").filter((line) => line.includes('"level":50'));
      expect(others).toEqual([]);
      expect(error).toContain('FACULTY_SERVICE is \\"Firebase\\", which is not configured: nobody can sign in.');
      expect(server.written.errors, "no connection").toBe("");
    });

    test("does not affect the rest of the site, and private pages stay closed", async () => {
      const server = site();
      const browser = openBrowser(server, "session=x.y");
      for (const path of [
        "/",
        "/faculty",
        "/faculty-login",
        "/mr/faculty-login?mode=register",
        "/faculty-login?token=x",
      ])
        expect([path, (await browser.visit(path)).status]).toEqual([path, 200]);
      for (const path of ["/faculty/dashboard", "/my-data"]) {
        const { status, headers } = await browser.visit(path);
        expect([path, status, headers.get("location")]).toEqual([path, 302, "/faculty-login"]);
      }
      const sent = await browser.send("/faculty/dashboard", { intent: "profile", name: "Asha" });
      expect(sent.status).toBe(401);
      expect(await (await fetch(`${server.url}/readyz`)).json()).toBeTruthy();
    });

    test("is also shown when Firebase refuses the API key, which the log says without the key", async () => {
      const refusal = { error: { code: 400, message: "API key not valid. Please pass a valid API key." } };
      const firebase = createServer((_request, response) => response.writeHead(400).end(JSON.stringify(refusal)));
      await once(firebase.listen(0, "127.0.0.1"), "listening");
      onTestFinished(() => void firebase.close());
      const host = `127.0.0.1:${(firebase.address() as AddressInfo).port}`;
      const server = await startServer({
        ...{ FACULTY_SERVICE: "firebase", FIREBASE_PROJECT_ID: "good-minds-1", FIREBASE_API_KEY: "wrong-key" },
        ...{ FIREBASE_AUTH_EMULATOR_HOST: host, FIRESTORE_EMULATOR_HOST: host },
      });
      const { status, page } = await openBrowser(server).send("/faculty-login", { email: "a@b.in", password: "x" });
      expect([status, resultIn(page)]).toEqual([503, "Firebase services are not ready. Please try again."]);
      expect(server.written.output).toMatch(/"level":50.*API key not valid/);
      expect(server.written.output).not.toContain("wrong-key");
    });

    testSeldom("is also shown with a service that this site does not know", async () => {
      const server = await startServer({ FACULTY_SERVICE: "Supabase" });
      const { status, page } = await openBrowser(server).send("/faculty-login", { email: "a@b.in", password: "x" });
      expect([status, resultIn(page)]).toEqual([503, "Supabase services are not ready. Please try again."]);
      expect(server.written.output).toMatch(/"level":50.*FACULTY_SERVICE is \\"Supabase\\"/);
    });
  });

  test.each(languages)("Please enter the OTP. (%s)", async (language) => {
    const sentences = { en: "Please enter the OTP.", mr: results.otpMissing };
    const { ticket } = await sendCode(openBrowser(), (await newMember()).email);
    for (const mode of ["otp", "forgot"]) {
      const fields = { email: freshEmail(), ticket, otp: "" };
      expectError(await openBrowser().send(loginPath(mode, language), fields), 400, language, sentences);
    }
  });

  test("the success messages are word for word, and translated in Marathi", async () => {
    const said = { en: [] as string[], mr: [] as string[] };
    for (const language of languages) {
      const member = await newMember();
      const say = async (answer: Promise<Visit>) => said[language].push(resultIn((await answer).page));
      await say(openBrowser().send(loginPath("", language), { email: member.email, password: member.password }));
      const { answer, ticket, code } = await sendCode(openBrowser(), member.email, "otp", language);
      await say(Promise.resolve(answer));
      await say(openBrowser().send(loginPath("otp", language), { email: member.email, ticket, otp: code }));
      await say(openBrowser().send(loginPath("register", language), registrationOf()));
    }
    expect(said.en).toEqual([
      "Successfully logged in!",
      "An OTP has been sent to your email.",
      "OTP verified. Successfully logged in!",
      "Registration successful! You are now logged in.",
    ]);
    for (const [index, sentence] of said.mr.entries()) {
      expect(sentence).toMatch(/\p{Script=Devanagari}/u);
      expect(sentence.replaceAll("OTP", "")).not.toMatch(/[A-Za-z]/);
      expect(sentence).not.toBe(said.en[index]);
    }
  });
});
