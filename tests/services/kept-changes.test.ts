import { expect, onTestFinished, test, vi } from "vitest";
import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { answerOne } from "#app/inbox/one/one.server.ts";
import { log } from "#app/log.server.ts";
import { answerRecord } from "#app/office/records/record-action.server.ts";
import { contextOf } from "../help/action-context.ts";
import { openInbox } from "../help/inbox.ts";
import { clerk, noticeKind, openRecordsService } from "../help/records.ts";

test("what was noted of a submission is noted, also where its screen cannot be read again", async () => {
  const { inbox, sent, form, open } = await openInbox();
  const reference = await sent();
  const { key } = await form(reference);
  const values = { intent: "note", text: "Calls again.", "form:key": key };
  const context = contextOf(clerk, false, values);
  const failing = { ...inbox, open: () => Promise.reject(new Error("The connection is lost.")) };
  context.set(inboxContext, failing as never);
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const address = `/office/inbox/${reference}`;
  const query = new URLSearchParams();
  const posted = { values, context, address, query, actor: { locale: "en" }, isInPlace: true } as unknown as SentForm;
  const thrown: unknown = await answerOne(posted).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get("location")).toBe(`${address}?done=note#content`);
  expect(warn).toHaveBeenCalledOnce();
  expect((await open(reference)).notes).toHaveLength(1);
});

test("what was taken off is off, also where the draft cannot be saved after it", async () => {
  const { records, key } = await openRecordsService();
  const slug = "admissions-open";
  const values = {
    intent: "takeOff",
    "form:why": "mistake",
    "form:key": key(),
    "form:edition": "",
    "form:version": "0",
  };
  const context = contextOf(clerk, false, values);
  const save = () => Promise.reject(new Error("The connection is lost."));
  context.set(recordsContext, { ...records, save } as never);
  context.set(kindsContext, [noticeKind] as never);
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const address = `/office/records/notices/${slug}`;
  const query = new URLSearchParams();
  const form = { values, context, address, query, actor: { locale: "en" }, isInPlace: true } as unknown as SentForm;
  const thrown: unknown = await answerRecord(form).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get("location")).toBe(address);
  expect(warn).toHaveBeenCalledOnce();
  expect(await records.open("notices", slug)).toMatchObject({ state: "off" });
  const again = { ...form, values: { ...values, intent: "save", "form:key": key() } };
  await expect(answerRecord(again), "where nothing was changed, it says so").rejects.toThrow("The connection is lost.");
});
