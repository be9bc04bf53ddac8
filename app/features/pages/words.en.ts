/** The words of the home page in English. */
export const en = {
  notices: "Latest Notifications",
  quickLinks: "Quick Links",
  dates: "Admission dates",
  approvals: "Our approvals",
  admission: "Fees, dates and how to apply",
  approvalsText: "Open each document and read it yourself.",
  facilities: "See where you will learn",
  allFacilities: (count: string) => `All ${count} pictures`,
  contact: "Contact us",
};
