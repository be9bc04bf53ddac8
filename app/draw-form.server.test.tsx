import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { drawForm } from "./draw-form.server.tsx";
import { DoneNote } from "./features/submissions/done-note.tsx";
import { publicRecords, publicRecordsContext } from "./platform/content/public-records.server.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  ["on a Saturday", "2026-11-21", "/", "by Monday, 23\u00a0November"],
  ["on the eve of the Diwali holidays", "2026-11-05", "/", "by Monday, 16\u00a0November"],
  ["on Christmas Eve, in Marathi", "2026-12-24", "/mr/", "शनिवार, २६\u00a0डिसेंबरपर्यंत"],
])("who writes %s is called by the next day on which the office works", (_when, day, path, by) => {
  vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ["Date"] });
  const form = {
    ...({ id: "enquiry", kind: "enquiry", words: { done: "", mailed: "" } } as const),
    ...{ reference: "E-7K2P-9Q4T", hasEmail: true },
  };
  const request = new Request(`http://localhost${path}`);
  const context = new RouterContextProvider();
  context.set(publicRecordsContext, publicRecords());
  expect(drawForm(request, <DoneNote {...form} />, context)).toContain(by);
});
