/** The words of the office's screens, in English. */
export const en = { office: "Office" };

export type OfficeWords = typeof en;
