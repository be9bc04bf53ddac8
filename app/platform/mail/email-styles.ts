import type { CSSProperties } from "react";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The fonts of app/design/styles/tokens.css that may be installed on the reader's machine. */
export const faces: Record<Locale, string> = {
  en: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  mr: '"Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", system-ui, sans-serif',
};

/**
 * The colours of app/design/styles/tokens.css. They are set on each element, since many mail programs ignore style
 * sheets; `darkColours` is for those that do not.
 */
const [paper, card, tint, line, ink, soft, green] = [
  "#fbfaf5",
  "#ffffff",
  "#eef3ea",
  "#d9d3bf",
  "#10231d",
  "#41544c",
  "#0b6b4f",
];

export const darkColours = `@media (prefers-color-scheme: dark) {
.paper { background-color: #0f1a16 !important; }
.card { background-color: #17251f !important; border-color: #3a4c43 !important; }
.code { background-color: #1b2c25 !important; color: #7fd1ac !important; }
.ink { color: #f1f3ea !important; }
.soft { color: #bccabf !important; }
.line { border-color: #3a4c43 !important; }
.green { color: #7fd1ac !important; }
.button { background-color: #7fd1ac !important; border-color: #7fd1ac !important; color: #0c2019 !important; }
}`;

const long: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

const cell: CSSProperties = {
  borderTop: `1px solid ${line}`,
  padding: "9px 0",
  fontSize: 16,
  lineHeight: "24px",
  verticalAlign: "top",
};

export const styles = {
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
    color: "#ffffff",
    fontSize: 16,
    lineHeight: 1.4,
    fontWeight: 700,
    textDecoration: "none",
  },
  closing: { margin: 0, color: soft, fontSize: 14, lineHeight: 1.55 },
  foot: { padding: "14px 6px 0", color: soft, fontSize: 14, lineHeight: 1.55 },
  phone: { color: green, textDecoration: "none" },
} satisfies Record<string, CSSProperties>;
