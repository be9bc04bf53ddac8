import { z } from "zod";
import { yearStart } from "./academic-year.ts";
import { text, webAddress } from "./text.ts";

/** The content file with the institute's details. */
export const instituteFile = "institute.yaml";

/** content/institute.yaml: who the institute is and how to reach it. */
export const instituteShape = z.strictObject({
  name: text,
  shortName: text,
  town: text,
  motto: text,
  approvals: text,
  welcome: text,
  promise: text,
  established: z.int().min(1850).max(2100),
  yearStarts: yearStart.optional(),
  isSample: z.boolean(),
  /** The society or trust that runs it. */
  society: text.optional(),
  /** The codes under which authorities know it. */
  codes: z
    .strictObject({
      dte: z.string().min(1).optional(),
      pci: z.string().min(1).optional(),
      msbte: z.string().min(1).optional(),
      aishe: z.string().min(1).optional(),
    })
    .optional(),
  /** Whether it has a unit of the National Service Scheme. */
  nss: z.enum(["yes", "no"]).optional(),
  contact: z.strictObject({
    person: text,
    role: text,
    email: z.email(),
    phone: z.string().regex(/^\+\d[\d ]+$/, "a number with country code, as +91 00000 00000"),
    secondPhone: z
      .string()
      .regex(/^\+\d[\d ]+$/, "a number with country code, as +91 00000 00000")
      .optional(),
    address: text,
    district: text,
    postcode: z.string().min(1),
  }),
  hours: z.strictObject({
    office: text,
    course: text,
    /** The schema.org form of the opening hours. */
    machine: z.string().regex(/^[A-Za-z,-]+ \d\d:\d\d-\d\d:\d\d$/, "hours as Mo-Sa 09:00-17:00"),
  }),
  whatsapp: webAddress,
  social: z.array(z.strictObject({ name: z.string().min(1), url: webAddress })),
  map: z.strictObject({ embed: webAddress, directions: webAddress }),
});
export type Institute = z.infer<typeof instituteShape>;
