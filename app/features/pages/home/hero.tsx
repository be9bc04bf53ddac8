import { Icon } from "#app/design/icon.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { Picture } from "#app/design/picture.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Figures } from "#app/features/course/index.view.ts";
import type { Course } from "#app/features/course/schema.ts";
import { type FeesToday, feesTitle } from "#app/features/fees/index.ts";
import { homeWords } from "#app/features/pages/words.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { telLink } from "#app/platform/i18n/phone.ts";

export function HomeHero({ course, fees }: { course: Localised<Course>; fees: FeesToday }) {
  const { institute, locale, look, t } = useSite();
  const words = useWords(homeWords);
  const tel = telLink(institute.contact.phone);
  const promise = [institute.promise, !course.entranceExam && `${course.entrance}.`].filter(Boolean).join(" ");
  return (
    <div className="hero">
      <h1>
        <RecordTitle>{institute.welcome}</RecordTitle>
      </h1>
      {promise && (
        <p className="lead">
          <RecordTitle>{promise}</RecordTitle>
        </p>
      )}
      <p className="actions">
        <a className="button" href="#enquiry">
          {t.contact.ask}
        </a>
        {tel && (
          <a className="button quiet-button" href={tel}>
            <Icon name="phone" />
            {t.contact.callNow}
          </a>
        )}
      </p>
      <Picture
        name={look.pictures.home}
        alt=""
        sizes="(min-width: 72rem) 590px, (min-width: 48rem) 47vw, 92vw"
        isFirst
      />
      <Figures course={course} order={fees.current} />
      <p className="more">
        <PageLink to="/admission">
          {words.admission}
          <Icon name="arrow" isAfter />
        </PageLink>
      </p>
      <p className="quiet">
        {course.minimumNote} {fees.current && fees.notFixedFor && `${feesTitle(fees, locale)}.`}
      </p>
    </div>
  );
}
