import { describe, expect } from "vitest";
import { submissionMailWords } from "#app/forms/submissions/visitor-emails.ts";
import { otherCode } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import {
  expectWhole,
  formIn,
  hidden,
  keptOf,
  mailsOnce,
  referenceIn,
  send,
  valuesIn,
  waitingEnquiry,
} from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { institute } from "../help/sample-records.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { words } from "../help/words.ts";

/** The specification's messages word for word, and their translations. */
const said = {
  en: {
    wrong: "Invalid or expired OTP. Please try again.",
    done: "Enquiry submitted successfully! We will contact you shortly.",
  },
  mr: { wrong: words.mr.form.problems.wrongCode, done: words.mr.enquiry.done },
};

describe.each(languages)("an enquiry in %s that waits for its code", (language) => {
  const inOne = testsInOneLanguage(language);
  const path = pathIn(language, "/");
  const t = said[language];

  inOne("stays in its dialog after a wrong code, with what cannot be one", async () => {
    const { enter, code, fields } = await waitingEnquiry(language);
    const { wrongCode, notSixDigits } = words[language].form.problems;
    for (const [typed, sentence] of [
      [otherCode(code), wrongCode],
      ...["", "abcdef", code.slice(1), `${code}0`].map((slip) => [slip, notSixDigits]),
    ] as [string, string][]) {
      const { status, page } = await enter(typed);
      expect(status).toBe(400);
      const dialog = the(page, "dialog[open]");
      expect(textOf(all(the(dialog, "div[role=alert]"), "p")[0] ?? dialog)).toBe(sentence);
      const kept = sentence === notSixDigits ? typed : "";
      expect(the(dialog, "input[name=otp]").attributes.value ?? "").toBe(kept);
      expect(valuesIn(formIn(page, "enquiry"))).toMatchObject(fields);
      expectWhole(page);
    }
  });

  inOne("is confirmed by the right code, once", async () => {
    const { enter, code, email } = await waitingEnquiry(language);
    const { status, headers, page } = await enter(`\u200bOTP: ${code.slice(0, 3)} ${code.slice(3)} (10 min)`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const note = the(page, "#enquiry-answer");
    expect(note.attributes).toMatchObject({ role: "status", tabindex: "-1" });
    expect(textOf(the(note, "h3"))).toBe(t.done);
    const reference = referenceIn(page);
    expect(reference).toMatch(/^E-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(all(page, "dialog[open]")).toEqual([]);
    expect(Object.values(valuesIn(formIn(page, "enquiry"))).filter(Boolean)).toEqual([]);
    expect(hidden(page, "ticket")).toBe("");
    expectWhole(page);
    expect(keptOf(email)).toMatchObject([{ status: "new", reference }]);

    const mails = await mailsOnce(email, 3);
    expect(mails).toHaveLength(3);
    const office = mails.find(({ to }) => to === institute("en").contact.email);
    expect(office?.subject).toBe(`New enquiry ${reference}`);
    expect(office?.replyTo).toBe(email);
    const confirmation = mails.find(({ to, subject }) => to === email && !/^\d{6}/.test(subject));
    expect(confirmation?.subject).toBe(submissionMailWords[language].confirmation.subject.enquiry(reference));

    const again = await enter(code);
    expect(again.status).toBe(400);
    expect(textOf(the(again.page, "#enquiry-answer"))).toBe(`${t.wrong} ${words[language].code.isDone}`);
    expect(again.html).not.toContain(email);
  });

  inOne("is confirmed by the code in Marathi digits too", async () => {
    const { enter, code } = await waitingEnquiry(language);
    const { status } = await enter([...code].map((digit) => "०१२३४५६७८९"[Number(digit)]).join(""));
    expect(status).toBe(200);
  });

  inOne("shows its dialog again, as often as requested", async () => {
    const { ticket, fields, email } = await waitingEnquiry(language);
    const { status, page } = await send(path, { ...fields, intent: "code", ticket });
    expect(status).toBe(200);
    const dialog = the(page, "dialog[open]");
    expect(hidden(dialog, "ticket")).toBe(ticket);
    expect(textOf(dialog)).toContain(email);
    expect(all(dialog, "[role=status]")).toEqual([]);
    expect(await mailsOnce(email, 1)).toHaveLength(1);
  });

  inOne("can still be confirmed when its form is corrected within the minute, or sent with an error", async () => {
    const { ticket, fields } = await waitingEnquiry(language);
    const corrections: [Record<string, string>, number][] = [
      [{ fullName: "Asha N. Namune" }, 429],
      [{ contactNumber: "12" }, 400],
    ];
    for (const [change, wanted] of corrections) {
      const { status, page } = await send(path, { ...fields, ...change, ticket });
      expect(status).toBe(wanted);
      expect(valuesIn(formIn(page, "enquiry"))).toMatchObject({ ...fields, ...change });
      expect(hidden(page, "ticket")).toBe(ticket);
      expect(the(page, "#enquiry-code").attributes).toMatchObject({ name: "intent", value: "code" });
    }
  });

  inOne("gets no second code within a minute, and shows when to retry", async () => {
    const { ticket, fields, email } = await waitingEnquiry(language);
    const { status, headers, page } = await send(path, { intent: "resend", ticket });
    expect(status).toBe(429);
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const alert = the(the(page, "dialog[open]"), "div[role=alert]");
    if (language === "en")
      expect(textOf(alert)).toMatch(/^We have just sent an OTP\. You can ask for another in \d+ second/);
    else expect(textOf(alert)).toMatch(/[०-९]+ सेकंद/);
    expect(valuesIn(formIn(page, "enquiry"))).toMatchObject(fields);
    expect(await mailsOnce(email, 1)).toHaveLength(1);
  });
});
