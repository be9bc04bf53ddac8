import type { Locale } from "#app/platform/i18n/locale.ts";
import { guideInEnglish } from "./guide.en.ts";
import { guideInMarathi } from "./guide.mr.ts";
import { buttonNames } from "./named.ts";

export const guide: Record<Locale, ReturnType<typeof guideInEnglish>> = {
  en: guideInEnglish(buttonNames("en")),
  mr: guideInMarathi(buttonNames("mr")),
};
