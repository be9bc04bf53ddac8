import type { LoaderFunctionArgs } from "react-router";
import { courseRecords } from "#app/features/course/records.server.ts";
import { feesInJson } from "#app/features/fees/index.ts";
import { feesInBothLanguages } from "#app/features/fees/records.server.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { publicJson } from "#app/platform/http/public-json.ts";
import { settings } from "#app/settings.server.ts";

/** For authorities and other programs. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const records = context.get(publicRecordsContext);
  const { name, codes } = records.of(instituteRecords).institute;
  const fees = feesInJson(feesInBothLanguages(records), {
    institute: { name, codes },
    course: records.filled(courseRecords).course.name,
    asOf: today(),
    url: `${settings.siteUrl}/admission/fees`,
    schema: `${settings.siteUrl}/fees.schema.json`,
  });
  return publicJson(fees);
}
