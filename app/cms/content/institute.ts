import { z } from "zod";
import { latinDigits } from "#app/lib/i18n/format.ts";
import { yearStart } from "./academic-year.ts";
import { text, webAddress } from "./text.ts";

export const instituteFile = "institute.yaml";

const phone = z.string().regex(/^\+\d[\d ]+$/, "a number with country code, as +91 00000 00000");

export const instituteShape = z.strictObject({
  name: text,
  shortName: text,
  town: text.optional(),
  motto: text.optional(),
  welcome: text,
  promise: text.optional(),
  established: z.int().min(1850).max(2100).optional(),
  yearStarts: yearStart.optional(),
  isSample: z.boolean(),
  society: text.optional(),
  codes: z
    .strictObject({
      dte: z.string().min(1).optional(),
      pci: z.string().min(1).optional(),
      msbte: z.string().min(1).optional(),
      aishe: z.string().min(1).optional(),
    })
    .optional(),
  nss: z.enum(["yes", "no"]).optional(),
  contact: z.strictObject({
    person: text.optional(),
    role: text.optional(),
    email: z.email().optional(),
    phone: phone.optional(),
    secondPhone: phone.optional(),
    /** Without it pages offer the phone alone. */
    whatsappNumber: phone.optional(),
    address: text.optional(),
    district: text.optional(),
    postcode: z
      .string()
      .overwrite((typed) => latinDigits(typed).replace(/\s/g, ""))
      .min(1)
      .optional(),
    /** Working days within which the office answers an enquiry; without it forms and mails promise none. */
    answerDays: z.int().min(1).max(10).optional(),
  }),
  hours: z.strictObject({
    office: text.optional(),
    course: text.optional(),
    /** The schema.org form of the opening hours. */
    machine: z
      .string()
      .regex(/^[A-Za-z,-]+ \d\d:\d\d-\d\d:\d\d$/, "hours as Mo-Sa 09:00-17:00")
      .optional(),
  }),
  /** In the group, each member's number is shown to all. */
  whatsapp: webAddress.optional(),
  /** In the channel, no number is shown. */
  whatsappChannel: webAddress.optional(),
  social: z.array(z.strictObject({ name: z.string().min(1), url: webAddress })),
  map: z.strictObject({ embed: webAddress, directions: webAddress }).optional(),
});
export type Institute = z.infer<typeof instituteShape>;
