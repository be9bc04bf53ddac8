import type { Course as CourseFacts } from "schema-dts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Course } from "./schema.ts";

/** The structured data of the course page. */
export function courseGraph(course: Localised<Course>, institute: Localised<Institute>, siteUrl: string): object[] {
  const facts: CourseFacts = {
    "@type": "Course",
    name: course.fullName,
    description: course.overview[0] ?? course.fullName,
    educationalCredentialAwarded: course.fullName,
    inLanguage: ["en", "mr"],
    // The amounts are on the page; they vary by year and by scheme.
    offers: { "@type": "Offer", category: "Paid" },
    provider: { "@type": "CollegeOrUniversity", "@id": `${siteUrl}/#institute`, name: institute.name, url: siteUrl },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite", courseWorkload: `P${course.years}Y` },
  };
  return [facts];
}
