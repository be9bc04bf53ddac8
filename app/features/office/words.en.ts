/** The words of the office's screens, in English. */
export const en = {
  office: "Office",
  start: { title: "Start", welcome: (name: string) => `Welcome, ${name}` },
};

export type OfficeWords = typeof en;
