import type { CollegeOrUniversity, WebSite } from "schema-dts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";

/** The institute as a schema.org college. */
export function college(institute: Localised<Institute>, siteUrl: string): CollegeOrUniversity {
  const { contact, social } = institute;
  return {
    "@type": "CollegeOrUniversity",
    "@id": `${siteUrl}/#institute`,
    name: institute.name,
    slogan: institute.motto,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/share.jpg`,
    foundingDate: String(institute.established),
    email: contact.email,
    telephone: contact.phone,
    openingHours: institute.hours.machine,
    address: {
      "@type": "PostalAddress",
      streetAddress: contact.address,
      addressLocality: institute.town,
      addressRegion: contact.district,
      postalCode: contact.postcode,
      addressCountry: "IN",
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** The site's name in search engines. */
const site = ({ name, shortName }: Localised<Institute>, siteUrl: string): WebSite => ({
  "@type": "WebSite",
  name,
  alternateName: shortName,
  url: `${siteUrl}/`,
});

/** The structured data of the home page. */
export const collegeGraph = (institute: Localised<Institute>, siteUrl: string): object[] => [
  college(institute, siteUrl) as object,
  site(institute, siteUrl) as object,
];
