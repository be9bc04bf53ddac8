import { z } from "zod";
import { hscPercentage } from "#app/features/enquiries/schema.ts";
import { withGuardian } from "#app/features/submissions/index.ts";
import { sources } from "#app/platform/db/inbox-tables.ts";
import { field, formControlsOf, unknownToBrowser } from "#app/platform/forms/fields.ts";
import { line, lines, name, optional, phone } from "#app/platform/forms/text.ts";
import { locales } from "#app/platform/i18n/locale.ts";

export const newSources = sources.filter((source) => source !== "site");

const fields = {
  fullName: field(name(120), unknownToBrowser),
  phone: field(phone, unknownToBrowser),
  source: z.enum(newSources as [(typeof newSources)[number], ...typeof newSources], { error: "missing" }),
  hscPercentage: optional(field(hscPercentage, unknownToBrowser)),
  subjects: optional(field(line(80), unknownToBrowser)),
  note: optional(field(lines(2000, 3), unknownToBrowser)),
  sourceDetail: optional(field(line(80), unknownToBrowser)),
  locale: z.enum(locales, { error: "missing" }),
};
export const newForm = withGuardian(fields);

const { source: _source, locale: _locale, ...typed } = fields;
export const newControls = formControlsOf(typed);
