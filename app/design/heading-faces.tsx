import { headingFaceAddress, headingFaceStyle } from "#app/platform/content/heading-face.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import fraunces from "./fonts/fraunces-560-latin.woff2";
import tiroLatin from "./fonts/tiro-latin.woff2";
import { useSite } from "./site.tsx";

/** Marathi pages of the office have none: their words would make the face larger for every visitor. */
export function headingFaces(locale: Locale, isOffice: boolean): string[] {
  const marathi = headingFaceAddress();
  if (locale === "en") return [fraunces];
  if (isOffice) return [];
  return marathi ? [marathi, tiroLatin] : [tiroLatin];
}

/** Before the style sheet, whose Latin letters come first. */
export function HeadingFaceStyle() {
  const { isOffice, locale } = useSite();
  const style = headingFaceStyle();
  if (locale !== "mr" || isOffice || !style) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, but for the digest of a file
  return <style dangerouslySetInnerHTML={{ __html: style }} />;
}
