import type { LoaderFunctionArgs } from "react-router";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { publicJson } from "#app/lib/http/caching.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { settings } from "#app/settings.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { feesInBothLanguages } from "#app/site/fees/fees.server.ts";
import { feesInJson } from "#app/site/fees/fees-json.ts";

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
