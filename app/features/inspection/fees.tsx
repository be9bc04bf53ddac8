import { useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import { FeeTable } from "#app/features/course/index.view.ts";
import type { Course } from "#app/features/course/schema.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { inspectionWords } from "./words.ts";

/** The fees of each year with their total. */
export function Fees({ course }: { course: Localised<Course> }) {
  const t = useWords(inspectionWords);
  return (
    <section>
      <h2>{t.fees}</h2>
      <Stated isStated={course.fees.length > 0}>
        <FeeTable fees={course.fees} />
      </Stated>
      {course.feesNote && <p className="quiet">{course.feesNote}</p>}
    </section>
  );
}
