/** The first reference in a text, as `E-4F7K-92QX`; empty when there is none. */
export const referenceInText = (text: string): string => /\b[EAF]-[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(text)?.[0] ?? "";
