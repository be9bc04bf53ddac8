import { expect, test } from "vitest";
import { fillMessage, message } from "#app/inbox/messages.ts";
import { messageTemplates } from "#app/inbox/records.server.ts";
import { telLink, whatsappLink } from "#app/lib/i18n/phone.ts";
import { sample } from "../../../tests/help/sample-records.ts";

test("four messages are ready in both languages, and take nothing but the name and the reference", () => {
  for (const locale of ["en", "mr"] as const) {
    const templates = messageTemplates(sample.in(locale));
    expect(templates.map(({ id }) => id)).toEqual(["documents", "visit", "dates", "fees"]);
    for (const { text } of templates)
      expect(fillMessage(text, { name: "Asha", reference: "GM-ABCD" })).not.toMatch(/[{}]/);
  }
  const [each] = messageTemplates(sample.in("mr"));
  expect(message.shape.text.safeParse({ en: "Your marks: {marks}", mr: each?.text }).success).toBe(false);
});

test("a message to somebody without a name has no hole", () => {
  expect(fillMessage("Hello {name},\n{reference}", { name: null, reference: "GM-$&" })).toBe("Hello,\nGM-$&");
});

test("links have the number's digits with the country code, and only what would change the text encoded", () => {
  expect(whatsappLink("९०००० ०००००", "नमस्कार & hi\n100% +1 #2")).toBe(
    "https://wa.me/919000000000?text=नमस्कार%20%26%20hi%0A100%25%20%2B1%20%232",
  );
  expect(whatsappLink("+91 90000-00000", "")).toBe("https://wa.me/919000000000?text=");
  expect(telLink("090000 00000")).toBe("tel:+919000000000");
});
