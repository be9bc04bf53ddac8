import type { CollegeOrUniversity, Course as CourseFacts, Event } from "schema-dts";
import type { Course } from "#app/features/course/schema.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { largestPixels } from "#app/platform/content/made.ts";

/** The institute as schema.org describes a college. */
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

/** The facts of the home page. */
export const collegeGraph = (institute: Localised<Institute>, siteUrl: string): object[] => [
  college(institute, siteUrl) as object,
];

/** The facts of the course page. */
export function courseGraph(course: Localised<Course>, institute: Localised<Institute>, siteUrl: string): object[] {
  const facts: CourseFacts = {
    "@type": "Course",
    name: course.fullName,
    description: course.overview[0] ?? course.fullName,
    educationalCredentialAwarded: course.fullName,
    provider: { "@type": "CollegeOrUniversity", "@id": `${siteUrl}/#institute`, name: institute.name, url: siteUrl },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite", courseWorkload: `P${course.years}Y` },
  };
  return [facts];
}

interface Occasion {
  title: string;
  on: string;
  until?: string | undefined;
  description: string;
  venue?: string;
  picture: string;
}

/** The facts of a page that shows events. */
export function eventGraph(events: Occasion[], institute: Localised<Institute>, siteUrl: string): object[] {
  return events.map(
    (event): Event => ({
      "@type": "Event",
      name: event.title,
      startDate: event.on,
      endDate: event.until ?? event.on,
      description: event.description,
      image: siteUrl + largestPixels(event.picture),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: event.venue ?? institute.name, address: institute.contact.address },
      organizer: { "@type": "Organization", name: institute.name },
    }),
  );
}
