import type { EducationalOccupationalCredential } from "schema-dts";
import { college } from "#app/features/institute/index.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { isHeld, lastYearOf, type ShownAffiliation } from "./shown.ts";

export function approvedCollege(
  institute: Localised<Institute>,
  affiliations: ShownAffiliation[],
  siteUrl: string,
): object {
  const hasCredential = affiliations
    .filter((each) => isHeld(each) || lastYearOf(each))
    .map(
      ({ relation, authority, website, row }): EducationalOccupationalCredential => ({
        "@type": "EducationalOccupationalCredential",
        credentialCategory: relation,
        recognizedBy: { "@type": "Organization", name: authority, url: website },
        ...(row?.until && { expires: row.until }),
      }),
    );
  return { ...(college(institute, siteUrl) as object), ...(hasCredential.length > 0 && { hasCredential }) };
}
