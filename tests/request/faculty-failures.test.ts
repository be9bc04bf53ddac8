import { describe, expect, test } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { uidOf } from "../help/faculty-kept.ts";
import { expectError, logIn, loginPath, newMember, openBrowser, sendCode } from "../help/faculty-visits.ts";
import { freshEmail, registrationOf } from "../help/forms.ts";
import { the } from "../help/html.ts";
import { hidden } from "../help/posted-forms.ts";
import { languages } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { startMailServer } from "../help/smtp.ts";
import { startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import { words } from "../help/words.ts";

const results = words.mr.login.results;

describe("specification 8: the error catalogue", () => {
  describe("Failed to send OTP. Please try again.", () => {
    const sentences = { en: "Failed to send OTP. Please try again.", mr: results.unsent };

    test("is shown when there is no mail server, for any address, and the next attempt need not wait", async () => {
      const port = await freePort();
      const mail = { MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "site@institute.example" };
      const watched = { NODE_OPTIONS: "--import=./tests/help/tell-connections.ts" };
      const server = await startServer({ ...mail, ...watched });
      const { email } = await newMember(server);
      for (const language of [...languages, ...languages])
        for (const mode of ["otp", "forgot"])
          for (const address of [email, freshEmail()]) {
            const answer = await openBrowser(server).send(loginPath(mode, language), {
              email: address,
              intent: "send",
            });
            expectError(answer, 503, language, sentences);
            expect(the(answer.page, "#login-email").attributes.value).toBe(address);
          }
      expect(server.written.errors, "this is how a connection would be seen").toMatch(/a connection was opened/);
      await startMailServer({ port });
      expect((await openBrowser(server).send(loginPath("otp"), { email, intent: "send" })).status).toBe(200);
    });

    testSeldom("is shown when the mail server refuses, and the unsent code opens nothing", async () => {
      const mails = await startMailServer();
      const server = await startServer(mails.settings);
      const { email, uid } = await newMember(server);
      mails.turn({ refusesMail: 550 });
      for (const language of languages) {
        const answer = await openBrowser(server).send(loginPath("otp", language), { email, intent: "send" });
        expectError(answer, 503, language, sentences);
        expect(hidden(the(answer.page, "#login"), "ticket")).toBe("");
      }
      const codes = rowsIn(server.dataDir, "SELECT hash FROM codes WHERE resourceId = ?", uid);
      expect(codes).toEqual([{ hash: "" }, { hash: "" }]);
    });
  });

  describe("An unexpected error occurred. Please check your credentials and try again.", () => {
    const sentences = {
      en: "An unexpected error occurred. Please check your credentials and try again.",
      mr: results.unexpected,
    };

    test("is shown when the store fails, with what was typed, and the log has nothing of it", async () => {
      const server = await startServer();
      const member = await newMember(server);
      const { ticket, code } = await sendCode(openBrowser(server), member.email);
      rowsIn(
        server.dataDir,
        "CREATE TRIGGER refusal BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'disk full'); END",
      );
      for (const language of languages) {
        const answer = await openBrowser(server).send(loginPath("", language), {
          email: member.email,
          password: member.password,
        });
        expectError(answer, 503, language, sentences);
        expect(the(answer.page, "#login-email").attributes.value).toBe(member.email);
        const fields = registrationOf();
        expectError(await openBrowser(server).send(loginPath("register", language), fields), 503, language, sentences);
        expect(uidOf(server, fields.email), "nothing half-made").toBe("");
      }
      const byCode = await openBrowser(server).send(loginPath("otp"), { email: member.email, ticket, otp: code });
      expectError(byCode, 503, "en", sentences);
      expect(hidden(the(byCode.page, "#login"), "ticket")).toBe(ticket);
      const { output, errors } = server.written;
      expect(output).toMatch(/"level":50.*a form could not be taken/);
      expect(errors).toBe("");
      for (const secret of [member.email, member.password, code, ticket, member.name])
        expect(output).not.toContain(secret);
      rowsIn(server.dataDir, "DROP TRIGGER refusal");
      expect((await logIn(openBrowser(server), member)).status).toBe(200);
    });
  });
});
