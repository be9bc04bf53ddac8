import type { EducationalOccupationalCredential } from "schema-dts";
import { college } from "#app/features/institute/index.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { isHeld, type ShownAffiliation } from "./shown.ts";

/** The institute as a schema.org college, with the bodies that have approved it as far as that counts today. */
export function approvedCollege(
  institute: Localised<Institute>,
  affiliations: ShownAffiliation[],
  siteUrl: string,
): object {
  const hasCredential = affiliations.filter(isHeld).map(
    ({ relation, authority, website }): EducationalOccupationalCredential => ({
      "@type": "EducationalOccupationalCredential",
      credentialCategory: relation,
      recognizedBy: { "@type": "Organization", name: authority, url: website },
    }),
  );
  return { ...(college(institute, siteUrl) as object), ...(hasCredential.length > 0 && { hasCredential }) };
}
