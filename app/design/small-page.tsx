import type { ReactNode } from "react";
import type { Locale } from "#app/platform/i18n/locale.ts";

interface SmallPageProps {
  locale: Locale;
  title: string;
  style: string;
  children: ReactNode;
}

/** Loads nothing but the logo, and is not for search engines. */
export function SmallPage({ locale, title, style, children }: SmallPageProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, whose digest is in the policy. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
