import type { CSSProperties } from "react";
import type { Theme } from "#app/platform/appearance/look.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The fonts of app/design/styles/tokens.css that may be installed on the reader's machine. */
export const faces: Record<Locale, string> = {
  en: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  mr: '"Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", system-ui, sans-serif',
};

/** For mail programs that do not ignore style sheets. */
export const darkColours = ({ paper, card, tint, line, ink, soft, green, ...dark }: Theme): string =>
  `@media (prefers-color-scheme: dark) {
.paper { background-color: ${paper} !important; }
.card { background-color: ${card} !important; border-color: ${line} !important; }
.code { background-color: ${tint} !important; color: ${green} !important; }
.ink { color: ${ink} !important; }
.soft { color: ${soft} !important; }
.line { border-color: ${line} !important; }
.green { color: ${green} !important; }
.button { background-color: ${green} !important; border-color: ${green} !important; color: ${dark["on-green"]} !important; }
}`;

const long: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

const cellWith = (line: string): CSSProperties => ({
  borderTop: `1px solid ${line}`,
  padding: "9px 0",
  fontSize: 16,
  lineHeight: "24px",
  verticalAlign: "top",
});

/** Inline, with the colours of bright screens: many mail programs ignore style sheets. */
export function stylesIn({ paper, card, tint, line, ink, soft, green, ...light }: Theme) {
  const cell = cellWith(line);
  return {
    body: { margin: 0, padding: 0, backgroundColor: paper, color: ink },
    preview: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0, fontSize: 1, lineHeight: "1px" },
    paper: { width: "100%", backgroundColor: paper, borderCollapse: "collapse" },
    frame: { padding: "20px 10px" },
    column: { width: "100%", maxWidth: 560, borderCollapse: "collapse" },
    head: { padding: "0 6px 12px", color: green, fontSize: 16, lineHeight: 1.4, fontWeight: 700 },
    card: { padding: "22px 18px", backgroundColor: card, border: `1px solid ${line}`, color: ink },
    words: { margin: "0 0 14px", color: ink, fontSize: 16, lineHeight: 1.55, ...long },
    code: {
      margin: "4px 0 18px",
      padding: "16px 0 16px 7px",
      backgroundColor: tint,
      color: green,
      fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Roboto Mono", "Courier New", monospace',
      fontSize: 34,
      lineHeight: 1.2,
      fontWeight: 700,
      letterSpacing: 7,
      textAlign: "center",
      WebkitUserSelect: "all",
      userSelect: "all",
    },
    facts: { width: "100%", margin: "2px 0 18px", borderCollapse: "collapse", borderBottom: `1px solid ${line}` },
    label: { ...cell, width: "34%", paddingRight: 12, color: soft, fontSize: 14, fontWeight: 400, textAlign: "left" },
    value: { ...cell, color: ink, whiteSpace: "pre-wrap", ...long },
    action: { margin: "4px 0 18px" },
    button: { backgroundColor: green },
    buttonLink: {
      display: "inline-block",
      padding: "12px 20px",
      border: `1px solid ${green}`,
      color: light["on-green"],
      fontSize: 16,
      lineHeight: 1.4,
      fontWeight: 700,
      textDecoration: "none",
    },
    closing: { margin: 0, color: soft, fontSize: 14, lineHeight: 1.55 },
    foot: { padding: "14px 6px 0", color: soft, fontSize: 14, lineHeight: 1.55 },
    phone: { color: green, textDecoration: "none" },
  } satisfies Record<string, CSSProperties>;
}

export type MailStyles = ReturnType<typeof stylesIn>;
