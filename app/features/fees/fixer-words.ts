const fixerChoicesIn = (fra: string, government: string, management: string): Record<string, string> =>
  Object.fromEntries(
    ["fixedBy", "lines.fixedBy"].flatMap((of) => [
      [`${of}.fra`, fra],
      [`${of}.government`, government],
      [`${of}.management`, management],
    ]),
  );

export const fixerChoices = {
  en: fixerChoicesIn("Fees Regulating Authority (FRA)", "Government or DTE", "The management of the institute"),
  mr: fixerChoicesIn("शुल्क नियामक प्राधिकरण (FRA)", "शासन किंवा DTE", "संस्थेचे व्यवस्थापन"),
};
