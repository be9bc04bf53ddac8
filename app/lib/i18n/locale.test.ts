import { expect, test } from "vitest";
import { inLocale, localeNames, locales, splitLocale } from "./locale.ts";

test.each([
  ["/", "en", "/"],
  ["/admission", "en", "/admission"],
  ["/mr", "mr", "/"],
  ["/mr/", "mr", "/"],
  ["/mr/admission", "mr", "/admission"],
  ["/mr/r%26d/patent", "mr", "/r&d/patent"],
  ["/r%26d/patent", "en", "/r&d/patent"],
  ["/mrs", "en", "/mrs"],
  ["/admission/mr", "en", "/admission/mr"],
])("%s is %s, the page %s", (path, locale, address) => {
  expect(splitLocale(path)).toEqual({ locale, address });
});

test.each([
  ["/", "/mr"],
  ["/admission", "/mr/admission"],
  ["/#enquiry", "/mr#enquiry"],
  ["/?q=a", "/mr?q=a"],
  ["/events#calendar", "/mr/events#calendar"],
  ["/r&d/patent", "/mr/r&d/patent"],
])("%s is in Marathi at %s", (address, path) => {
  expect(inLocale(address, "mr")).toBe(path);
  expect(inLocale(address, "en")).toBe(address);
});

test("an address converted to a language is found again in it", () => {
  for (const locale of locales)
    for (const address of ["/", "/admission", "/r&d/patent"])
      expect(splitLocale(inLocale(address, locale))).toEqual({ locale, address });
});

test("each language names itself in its own script", () => {
  expect(localeNames).toEqual({ en: "English", mr: "मराठी" });
});
