import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { plainForm, type SentForm } from "#app/cms/http/form-route.server.tsx";
import { answerLookup, type Lookups, lookupsContext } from "#app/forms/my-enquiry/lookups.server.ts";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { answerNew } from "#app/inbox/new/new-page.tsx";
import { answerOne, oneResponder } from "#app/inbox/one/one.server.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { gateContext } from "#app/people/staff/gate.server.ts";
import { openInbox } from "../help/inbox.ts";
import { clerk } from "../help/records.ts";
import { sample } from "../help/sample-records.ts";

/** The inbox, and a clerk who sends forms to it. */
async function openForms() {
  const opened = await openInbox();
  const context = new RouterContextProvider();
  context.set(publicRecordsContext, sample);
  context.set(inboxContext, opened.inbox);
  context.set(gateContext, { isOpen: true, session: { actor: clerk } } as never);
  const press = (reference: string, values: Record<string, string>) =>
    answerOne({
      ...{ context, actor: { locale: "en" }, address: `/office/inbox/${reference}`, query: new URLSearchParams() },
      values: { "form:key": opened.key(), "form:version": "1", ...values },
    } as unknown as SentForm);
  return { ...opened, context, press };
}

test("a form about what was erased says that it is not there, with what was typed", async () => {
  const { press } = await openForms();
  const answer = await press("E-2222-2222", { intent: "note", text: "Comes on Monday" });
  expect(answer).toMatchObject({ problem: { code: "missing" }, typed: { text: "Comes on Monday" } });
  expect(answer.open).toBeUndefined();
  expect(oneResponder.outcomeOf(answer).status).toBe(404);
});

test.each([
  ["a call", { intent: "call:spoke" }, "dateNeeded"],
  ["a call that reached nobody", { intent: "call:noAnswer" }, "badDate"],
  ["a state", { intent: "state", state: "talking" }, "dateNeeded"],
  ["a day", { intent: "state" }, "badDate"],
])("another day that is not named is refused, with %s", async (_what, values, code) => {
  const { press, sent, open } = await openForms();
  const reference = await sent();
  const typed = { ...values, when: "other", day: "", text: "Comes soon" };
  expect(await press(reference, typed)).toMatchObject({ problem: { code }, typed: { text: "Comes soon" } });
  expect((await open(reference)).notes).toEqual([]);
});

test("another day that is not named is refused with who came or called", async () => {
  const { context, key } = await openForms();
  const who = { fullName: "Asha Patil", phone: "9876543210", source: "walkIn", locale: "mr", consent: "1" };
  const values = { ...who, key: key(), note: "Asked for the fees", due: "other", dueOn: " " };
  context.set(formContext, { values, files: {} } as never);
  const { data } = await answerNew(context, "en");
  expect(data).toMatchObject({ problem: "badDate", values: { note: "Asked for the fees" } });
});

test.each([
  [true, "erased", 410],
  [false, "timeOver", 400],
])("a correction of what is not there says why, with a pass that is valid: %s", async (isValid, code, status) => {
  const context = new RouterContextProvider();
  context.set(publicRecordsContext, sample);
  context.set(lookupsContext, { read: async () => undefined, isValid: () => isValid } as Partial<Lookups> as Lookups);
  for (const intent of ["correct", "erase"]) {
    const answer = await answerLookup({ context, values: { intent, pass: "pass" } } as unknown as SentForm);
    expect(answer.problem).toEqual({ code });
    expect(plainForm.outcomeOf(answer).status).toBe(status);
  }
});
