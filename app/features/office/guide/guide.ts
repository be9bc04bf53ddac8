import type { Locale } from "#app/platform/i18n/locale.ts";
import { guideInEnglish } from "./guide.en.ts";
import { guideInMarathi } from "./guide.mr.ts";
import { namedOn } from "./named.ts";

export const guide: Record<Locale, ReturnType<typeof guideInEnglish>> = {
  en: guideInEnglish(namedOn("en")),
  mr: guideInMarathi(namedOn("mr")),
};
