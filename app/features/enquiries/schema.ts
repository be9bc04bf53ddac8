import type { z } from "zod";
import { type Details, guardianDetails, noDetails, withGuardian } from "#app/features/submissions/index.ts";
import { email, line, name, phone } from "#app/platform/forms/text.ts";

/** The admission enquiry: four fields, all required; the percentage is free text. */
export const enquiryForm = withGuardian({ fullName: name(120), hscPercentage: line(40), email, contactNumber: phone });

export type EnquiryFields = z.output<typeof enquiryForm>;

/** The stored details of an enquiry. */
export const enquiryDetails = (fields: EnquiryFields): Details => ({
  ...noDetails,
  name: fields.fullName,
  hscPercentage: fields.hscPercentage,
  email: fields.email,
  phone: fields.contactNumber,
  ...guardianDetails(fields),
});
