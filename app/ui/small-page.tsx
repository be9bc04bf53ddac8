import type { ReactNode } from "react";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Palette, Theme } from "#app/ui/appearance/look.ts";

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

const colours = ({ paper, card, line, ink, soft, green, clay, amber, ...theme }: Theme) =>
  `--paper:${paper};--card:${card};--line:${line};--ink:${ink};--soft:${soft};--green:${green};--on:${theme["on-green"]};--clay:${clay};--amber:${amber}`;

export const smallPageStyle = ({ light, dark }: Pick<Palette, "light" | "dark">): string =>
  `:root{${colours(light)};color-scheme:light dark}` +
  `@media screen and (prefers-color-scheme:dark){:root{${colours(dark)}}}` +
  "*{box-sizing:border-box}" +
  "body{max-width:40rem;margin:0 auto;padding:.75rem 1rem 2rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}" +
  "header{display:flex;gap:.75rem;align-items:center}header p,h1,h2,ul{margin:0}h1{font-size:1.1rem}" +
  ".at{margin:.75rem 0}.at>*{display:block}.at b{font-size:1.5rem;line-height:1.2;color:var(--green)}" +
  "section{margin-top:.75rem;padding:.75rem 1rem;background:var(--card);border:1px solid var(--line);border-left:6px solid var(--clay);border-radius:8px}" +
  ".valid{border-left-color:var(--green)}.old,.ended,.changed,.plain{border-left-color:var(--amber)}" +
  "main>p{margin:.25rem 0}h2{font-size:1.5rem;line-height:1.25;outline:0}section p{margin:.35rem 0}ul{padding-left:1.2rem}" +
  "form{margin-top:1rem;display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}label{flex:1 1 12rem}" +
  "input{display:block;width:100%;text-transform:uppercase;letter-spacing:.1em}" +
  "input,button{min-height:48px;padding:.5rem .75rem;font:inherit;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:inherit}" +
  "button{background:var(--green);border-color:var(--green);color:var(--on);font-weight:600}" +
  "a{display:inline-block;padding:.25rem 0;color:var(--green)}";
