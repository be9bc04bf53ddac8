import type { z } from "zod";
import { type Details, guardianDetails, noDetails, withGuardian } from "#app/features/submissions/index.ts";
import { field, formControlsOf } from "#app/platform/forms/fields.ts";
import { email, line, name, phone } from "#app/platform/forms/text.ts";
import { latinDigits } from "#app/platform/i18n/format.ts";

/** A number above 100, with or without a percent sign, is no percentage; perhaps it is marks. */
const isAbove100 = (text: string) => Number(latinDigits(text).replace(/%$/, "").replace(",", ".")) > 100;

/** Free text, since a result may be awaited, but no number above 100. */
export const hscPercentage = line(40).refine((text) => !isAbove100(text), "above100");

const fields = {
  fullName: field(name(120), { autoComplete: "name" }),
  hscPercentage,
  email,
  contactNumber: phone,
};
export const enquiryForm = withGuardian(fields);
export const enquiryControls = formControlsOf(fields);

export type EnquiryFields = z.output<typeof enquiryForm>;

export const enquiryDetails = (fields: EnquiryFields): Details => ({
  ...noDetails,
  name: fields.fullName,
  hscPercentage: fields.hscPercentage,
  email: fields.email,
  phone: fields.contactNumber,
  ...guardianDetails(fields),
});
