import { describe, expect, inject, test } from "vitest";
import { mailsWith } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { expectWhole, formIn, hidden, keptOf, send, valuesIn, waitingEnquiry } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { get, siteUrl, visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const wrongCode = {
  en: "Invalid or expired OTP. Please try again.",
  mr: words.mr.form.problems.wrongCode,
};

describe.each(languages)("the link in a code's mail, in %s,", (language) => {
  const home = pathIn(language, "/");

  test("shows the dialog for the code to a visitor who closed the page", async () => {
    const { email, fields, ticket, code } = await waitingEnquiry(language);
    const [mail] = await mailsWith(inject("dataDir"), email);
    const link = /https:\/\/\S+\?ticket=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const address = link.replace(siteUrl, "").replace(/#.*/, "");
    const { status, headers, page } = await visit(address);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const shared = [...all(page, "head link"), ...all(page, "head meta")];
    expect(JSON.stringify(shared), "what phones share of the page").not.toContain(ticket);
    const dialog = the(page, "dialog[open]");
    expect(hidden(dialog, "ticket")).toBe(ticket);
    expect(textOf(dialog)).toContain(email);
    expect(valuesIn(formIn(page, "enquiry"))).toMatchObject(fields);
    expectWhole(page);
    const done = await send(home, { intent: "verify", ticket, otp: code });
    expect(done.status).toBe(200);
    expect(keptOf(email)).toMatchObject([{ status: "new" }]);
  });

  test("does not change the page for anyone else", async () => {
    const before = await visit(home);
    const { email, ticket } = await waitingEnquiry(language);
    expect((await visit(`${home}?ticket=${ticket}`)).html).toContain(email);
    const after = await visit(home);
    expect(after.headers.get("cache-control")).toMatch(/^public/);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(after.html).toBe(before.html);
    expect(all(after.page, "dialog[open]")).toEqual([]);
  });

  test.each(["unknown", "", "%00", "__proto__", "%F0%9F%98%80", "a".repeat(1500), "%3Cscript%3E", "x&ticket=y"])(
    "with the unknown ticket '%s' shows a message",
    async (ticket) => {
      const { headers, page } = await visit(`${home}?ticket=${ticket}`);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(textOf(the(page, "#enquiry-answer"))).toBe(wrongCode[language]);
      expect(all(page, "dialog[open]")).toEqual([]);
      expectWhole(page);
    },
  );

  test("says that the enquiry may have arrived once it has", async () => {
    const { enter, code, ticket, email } = await waitingEnquiry(language);
    await enter(code);
    const { html, page } = await visit(`${home}?ticket=${ticket}`);
    expect(textOf(the(page, "#enquiry-answer"))).toBe(words[language].form.problems.arrived);
    expect(html).not.toContain(email);
  });
});

test("the answer to one enquiry shows nothing of it to the next visitor", async () => {
  const { email, enter, code } = await waitingEnquiry();
  await enter(code);
  for (const path of ["/", "/mr", "/?x=1"]) expect(await (await get(path)).text()).not.toContain(email);
});
