import { otherLocale } from "#app/platform/i18n/locale.ts";
import { useSite } from "./site.tsx";

/** A term in the site's other language: the brand shows both scripts side by side. */
export function OtherName({ children }: { children: string }) {
  const { locale } = useSite();
  return (
    <span className="other-name" lang={otherLocale(locale)}>
      {children}
    </span>
  );
}
