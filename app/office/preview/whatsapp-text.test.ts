import { expect, test } from "vitest";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { shareText } from "#app/site/notices/notice-meta.ts";
import { whatsAppText } from "./whatsapp-text.ts";

const kind = noticeKind as unknown as RecordKind;
const institute = { en: "Good Minds", mr: "गुड माइंड्स" };
const siteUrl = "https://institute.example";
const notice = { id: "holiday", on: "2026-11-25", text: { en: "Holiday on *Monday*", mr: "सोमवारी सुट्टी" } };
const { id, ...data } = notice;

test("a notice's message is what its public page passes on: Marathi first, the address and the code last", () => {
  const code = "7K3PXMZ";
  const message = { kind, slug: id, data, institute, siteUrl, code };
  for (const locale of ["en", "mr"] as const)
    expect(whatsAppText({ ...message, locale })).toBe(shareText({ notice, name: institute, siteUrl, code }, locale));
});

test("a language without a text is left out, and a draft without any is its address", () => {
  const message = { kind, slug: id, institute, siteUrl, locale: "en" } as const;
  expect(whatsAppText({ ...message, data: { text: { mr: "सुट्टी" } } })).toBe(
    `*सुट्टी*\nगुड माइंड्स\n\n${siteUrl}/notices/holiday`,
  );
  expect(whatsAppText({ ...message, data: {} })).toBe(`${siteUrl}/notices/holiday`);
});

test("until when it holds stands before the address, and the longest message has 700 letters", () => {
  const message = { kind, slug: id, institute, siteUrl, code: "7K3PXMZ", locale: "mr", lastDay: "2026-11-30" } as const;
  const end = `३० नोव्हेंबर २०२६ पर्यंत लागू · Valid until 30 November 2026\n\n${siteUrl}/mr/notices/holiday`;
  expect(whatsAppText({ ...message, data })).toContain(end);
  const long = whatsAppText({
    ...message,
    data: { text: { en: "Bring it. ".repeat(80), mr: "सोबत आणा. ".repeat(80) } },
  });
  expect(long.length).toBeLessThanOrEqual(700);
  expect(long).toMatch(/^\*सोबत आणा\..*…\*\n.*\n\n\*Bring it\..*…\*\n/s);
  expect(long).toContain(end);
});
