import type { Course as CourseFacts } from "schema-dts";
import type { ShownOrder } from "#app/features/fees/index.ts";
import { totalOfYear } from "#app/platform/content/fee-amounts.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Course } from "./schema.ts";

const priceOf = (order: ShownOrder) => ({
  name: order.year,
  price: totalOfYear(order, "firstYear"),
  priceCurrency: "INR",
  validFrom: order.inForceFrom,
});

export function courseGraph(
  course: Localised<Course>,
  order: ShownOrder | undefined,
  institute: Localised<Institute>,
  siteUrl: string,
): object[] {
  const facts: CourseFacts = {
    "@type": "Course",
    name: course.fullName,
    description: course.overview[0] ?? course.fullName,
    educationalCredentialAwarded: course.fullName,
    inLanguage: ["en", "mr"],
    // The first year's fees; what a family pays varies by scheme.
    offers: { "@type": "Offer", category: "Paid", ...(order && priceOf(order)) },
    provider: { "@type": "CollegeOrUniversity", "@id": `${siteUrl}/#institute`, name: institute.name, url: siteUrl },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite", courseWorkload: `P${course.years}Y` },
  };
  return [facts];
}
