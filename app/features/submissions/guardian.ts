import { z } from "zod";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { name, optional, phone } from "#app/platform/forms/text.ts";

const guardianFields = {
  isMinor: z.string().optional().transform(Boolean),
  guardianName: optional(field(name(120), unknownToBrowser)),
  guardianPhone: optional(field(phone, unknownToBrowser)),
};

export const guardianControls = formControlsOf(guardianFields);

type GuardianFields = { [Name in keyof typeof guardianFields]?: z.output<(typeof guardianFields)[Name]> };

type Asked = "guardianName" | "guardianPhone";

type Typed = Record<string, string>;
const withoutNeedless = ({ guardianName = "", guardianPhone = "", ...typed }: Typed): Typed =>
  typed.isMinor ? { ...typed, guardianName, guardianPhone } : typed;

/** Digital Personal Data Protection Act 2023, section 9. For adults these fields are neither read nor stored. */
export const withGuardian = <Shape extends z.ZodRawShape>(
  shape: Shape,
  asked: Asked[] = ["guardianName", "guardianPhone"],
) =>
  z.preprocess(
    (typed) => withoutNeedless(typed as Typed),
    z.object({ ...shape, ...guardianFields }).superRefine(
      (fields: Record<string, unknown>, { addIssue }) => {
        for (const name of asked)
          if (fields.isMinor && fields[name] === undefined)
            addIssue({ code: "custom", message: "missing", path: [name] });
      },
      { when: () => true },
    ),
  );

export const guardianDetails = ({ isMinor, guardianName, guardianPhone }: GuardianFields) => ({
  isMinor: isMinor ? (1 as const) : (0 as const),
  guardianName: guardianName ?? null,
  guardianPhone: guardianPhone ?? null,
});
