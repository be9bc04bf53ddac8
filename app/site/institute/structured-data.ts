import type { CollegeOrUniversity, WebSite } from "schema-dts";
import type { Institute } from "#app/cms/content/institute.ts";
import type { Localised } from "#app/cms/content/text.ts";

export function college(institute: Localised<Institute>, siteUrl: string): CollegeOrUniversity {
  const { contact, social } = institute;
  return {
    "@type": "CollegeOrUniversity",
    "@id": `${siteUrl}/#institute`,
    name: institute.name,
    ...(institute.motto && { slogan: institute.motto }),
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/share.jpg`,
    ...(institute.established && { foundingDate: String(institute.established) }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(institute.hours.machine && { openingHours: institute.hours.machine }),
    address: {
      "@type": "PostalAddress",
      ...(contact.address && { streetAddress: contact.address }),
      ...(institute.town && { addressLocality: institute.town }),
      ...(contact.district && { addressRegion: contact.district }),
      ...(contact.postcode && { postalCode: contact.postcode }),
      addressCountry: "IN",
    },
    sameAs: social.map(({ url }) => url),
  };
}

const site = ({ name, shortName }: Localised<Institute>, siteUrl: string): WebSite => ({
  "@type": "WebSite",
  name,
  alternateName: shortName,
  url: `${siteUrl}/`,
});

export const collegeGraph = (institute: Localised<Institute>, siteUrl: string): object[] => [
  college(institute, siteUrl) as object,
  site(institute, siteUrl) as object,
];
