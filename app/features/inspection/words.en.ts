/** The words of the page for inspectors in English. */
export const en = {
  institute: "Institute",
  established: "Established",
  address: "Address",
  helpline: "Anti-ragging helpline",
  asOf: (day: string) => `As of ${day}`,
  approvals: "Approvals",
  body: "Authority",
  state: "First given on",
  document: "Document",
  teachers: "Teachers",
  committees: "Committees",
  facilities: "Rooms and facilities",
  fees: "Fees for each year",
  code: "QR code of this page",
};
