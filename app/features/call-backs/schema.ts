import { z } from "zod";
import { type Details, noDetails, withGuardian } from "#app/features/submissions/index.ts";
import { callTimes } from "#app/platform/db/inbox-tables.ts";
import { field, formControlsOf } from "#app/platform/forms/fields.ts";
import { name, phone } from "#app/platform/forms/text.ts";

/** For people without an email address. */
const fields = {
  fullName: field(name(120), { autoComplete: "name" }),
  phone,
  callTime: z.enum(callTimes).catch("any"),
};
/** A minor's parent or guardian is called at the same number: nobody may name a second one to be called. */
export const callBackForm = withGuardian(fields, ["guardianName"]);
export const callBackControls = formControlsOf(fields);

export const callBackDetails = (fields: z.output<typeof callBackForm>): Details => ({
  ...noDetails,
  name: fields.fullName,
  phone: fields.phone,
  callTime: fields.callTime,
  ...(fields.isMinor && { isMinor: 1, guardianName: fields.guardianName ?? null, guardianPhone: fields.phone }),
});
