import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  label: "Search all content",
  title: (words: string) => `Search: ${words}`,
  none: "Nothing found. Try another word.",
  all: (count: string) => `All ${count} found`,
};

const mr: typeof en = {
  label: "सर्व मजकुरात शोधा",
  title: (words) => `शोध: ${words}`,
  none: "काही सापडले नाही. दुसरा शब्द वापरा.",
  all: (count) => `सापडलेले सर्व ${count} पाहा`,
};

export const searchWords: Record<Locale, typeof en> = { en, mr };
