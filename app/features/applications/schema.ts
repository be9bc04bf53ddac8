import type { z } from "zod";
import { type Details, guardianDetails, noDetails, withGuardian } from "#app/features/submissions/index.ts";
import { field, formControlsOf } from "#app/platform/forms/fields.ts";
import { email, name, optional, phone } from "#app/platform/forms/text.ts";

/** No single field is required, but one way to reach the person is. */
const fields = {
  fullName: optional(field(name(120), { autoComplete: "name" })),
  email: optional(email),
  phone: optional(phone),
};
export const applicationControls = formControlsOf(fields);
export const applicationForm = withGuardian(fields).superRefine(({ email, phone }, { addIssue }) => {
  if (!email && !phone) addIssue({ code: "custom", message: "oneWay", path: ["email"] });
});

type ApplicationFields = z.output<typeof applicationForm>;

export const applicationDetails = (fields: ApplicationFields): Details => ({
  ...noDetails,
  name: fields.fullName ?? null,
  email: fields.email ?? null,
  phone: fields.phone ?? null,
  ...guardianDetails(fields),
});
