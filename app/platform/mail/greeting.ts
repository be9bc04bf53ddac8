import type { Locale } from "#app/platform/i18n/locale.ts";

export const greeting: Record<Locale, (name: string | null) => string> = {
  en: (name: string | null) => (name === null ? "Hello," : `Dear ${name},`),
  mr: (name) => (name === null ? "नमस्कार," : `नमस्कार ${name},`),
};
