/** What the fields of the forms take; forms that ask for the same ask alike. Lengths are those of app/forms. */
export const fieldKinds = {
  fullName: { name: "fullName", autoComplete: "name", maxLength: 120 },
  name: { name: "name", autoComplete: "name", maxLength: 120 },
  hscPercentage: { name: "hscPercentage", maxLength: 40 },
  email: { name: "email", type: "email", autoComplete: "email", maxLength: 254 },
  contactNumber: { name: "contactNumber", type: "tel", autoComplete: "tel", maxLength: 30 },
  phone: { name: "phone", type: "tel", autoComplete: "tel", maxLength: 30 },
  text: { name: "text", maxLength: 5000, rows: 6 },
  guardianName: { name: "guardianName", autoComplete: "off", maxLength: 120 },
  guardianPhone: { name: "guardianPhone", type: "tel", autoComplete: "off", maxLength: 30 },
} as const;
