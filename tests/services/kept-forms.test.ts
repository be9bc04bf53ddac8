import { expect, test, vi } from "vitest";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { performAction } from "#app/inbox/one/one.server.ts";
import { decide } from "#app/office/profiles/profiles-page.tsx";
import { moderationContext } from "#app/people/profiles/moderation.server.ts";
import { contextOf } from "../help/action-context.ts";
import { openInbox } from "../help/inbox.ts";
import { clerk, principal } from "../help/records.ts";
import { day } from "../help/services.ts";

/** The screen that asks once more. @throws Error when nothing was asked */
async function askedBy(answer: Promise<unknown>): Promise<{ step: string; kept: Record<string, string> }> {
  const response = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(response instanceof Response)) throw new Error("Nothing was asked.");
  return (await response.json()) as { step: string; kept: Record<string, string> };
}

test("a mail, a guardian's word and a merge of a form that was kept are asked once more; a note is not", async () => {
  const { inbox, sent, form, open, time } = await openInbox();
  const older = await sent({ email: "asha@example.org", at: time.now() - day, isMinor: 1, guardianName: "Tara" });
  const newer = await sent({ email: "asha@example.org" });
  const { version, key } = await form(older);
  async function press(intent: string, more: Record<string, string> = {}, isKept = true) {
    const values = { intent, "form:key": `${key}${intent}`, "form:version": String(version), ...more };
    const context = contextOf(clerk, isKept, values);
    context.set(inboxContext, inbox);
    return performAction({ context, actor: clerk, reference: older, values, locale: "en" });
  }
  const mail = { mail: "Please come on Monday.", to: older };
  expect(await askedBy(press("mail", mail))).toMatchObject({
    step: "again",
    kept: { ...mail, about: `Send the email: ${older}. Please come on Monday.` },
  });
  expect((await askedBy(press(`guardian:${older}`))).kept.about).toContain(
    "The parent or guardian agreed on the phone",
  );
  expect((await askedBy(press(`merge:${newer}`, { [`sure:${newer}`]: "on" }))).kept.about).toContain(newer);
  expect((await open(older)).notes, "nothing of it was done").toEqual([]);
  expect((await press("note", { text: "Calls again." })).outcome).toMatchObject({ ok: true });
  expect((await press("mail", mail, false)).outcome).toMatchObject({ ok: true });
});

test("a text to a teacher of a form that was kept is asked once more, with the text", async () => {
  const askForChange = vi.fn(async () => "asked" as const);
  const moderation = { memberOf: async () => ({ email: "tara@example.org" }), askForChange };
  const values = { intent: "ask", key: "one", reason: "A newer photo, please." };
  const form = (isKept: boolean) => {
    const context = contextOf(principal, isKept, values);
    context.set(moderationContext, moderation as never);
    return { values, context, actor: { locale: "en" } } as unknown as SentForm;
  };
  const { about } = (await askedBy(decide(form(true), "tara"))).kept;
  expect(about).toMatch(/A newer photo, please\..*tara@example\.org/);
  expect(askForChange).not.toHaveBeenCalled();
  expect(await decide(form(false), "tara")).toEqual({ decided: "asked" });
});
