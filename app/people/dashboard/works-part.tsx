import { formatDigits } from "#app/lib/i18n/format.ts";
import { type Work, type WorkKind, workControls } from "#app/people/profiles/profile.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { DashboardAnswer } from "./dashboard-answer.ts";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./dashboard-words.ts";

/** Works on a page: each has two forms, so that a long list would slow the dashboard down. */
const worksOnPage = 20;

const pagesOfWorks = (works: number): number => Math.max(1, Math.ceil(works / worksOnPage));

const worksAddress = (kind: WorkKind, page: number): string =>
  page > 1 ? `/faculty/dashboard?${kind}=${page}` : "/faculty/dashboard";

function usePage({ section, which, done }: DashboardAnswer, kind: WorkKind, works: number): number {
  const { query } = useSite();
  const last = pagesOfWorks(works);
  if (section === kind && which === "new" && done === "workSaved") return last;
  const asked = Math.trunc(Number(new URLSearchParams(query).get(kind)));
  return Math.min(Math.max(asked || 1, 1), last);
}

interface WorkFormProps {
  kind: WorkKind;
  work?: Work;
  answer: DashboardAnswer;
  page: number;
}

function WorkForm({ kind, work, answer, page }: WorkFormProps) {
  const { link } = useSite();
  const words = useWords(dashboardWords);
  const name = work?.id ?? "new";
  const isSent = answer.section === kind && (answer.which ?? "new") === name;
  const kept: Record<string, string> = work
    ? { title: work.title, authors: work.authors, year: work.year, link: work.link ?? "" }
    : {};
  return (
    <PostForm
      id={`${kind}-${name}`}
      action={`${link(worksAddress(kind, page))}#${kind}-answer`}
      values={isSent ? { ...kept, ...answer.values } : kept}
      errors={isSent ? answer.errors : undefined}
      hidden={{ list: kind, ...(work && { work: work.id }) }}
      intent="work"
      button={{ label: work ? words.change : words.add, busy: words.saving }}
    >
      <Field {...workControls.title} label={words.workTitle} />
      <Field {...workControls.authors} label={words.authors} />
      <Field {...workControls.year} label={words.year} />
      <Field {...workControls.link} label={words.link} hint={words.linkHint} />
    </PostForm>
  );
}

interface WorksPartProps {
  kind: WorkKind;
  answer: DashboardAnswer;
}

/** If the member is signed out, just the submitted work as typed. */
function worksIn({ view, section, which, values }: DashboardAnswer, kind: WorkKind): Work[] {
  if (view) return view.profile[kind] ?? [];
  if (section !== kind || which === undefined || which === "new") return [];
  const { title = "", authors = "", year = "", link } = values;
  return [{ id: which, title, authors, year, link }];
}

export function WorksPart({ kind, answer }: WorksPartProps) {
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  const all = worksIn(answer, kind);
  const page = usePage(answer, kind, all.length);
  const works = all.slice((page - 1) * worksOnPage, page * worksOnPage);
  const { view, section, which = "new", problem } = answer;
  const labels = { title: words.workTitle, authors: words.authors, year: words.year, link: words.link };
  const isOpen = section === kind && which === "new" && problem !== undefined;
  return (
    <DashboardPart
      id={kind}
      title={words.works[kind]}
      state={view && (all.length > 0 ? formatDigits(all.length, locale) : words.noWorks)}
      answer={answer}
      labels={labels}
      formId={`${kind}-${section === kind ? which : "new"}`}
    >
      <ul className="works">
        {works.map((work) => (
          <WorkItem key={work.id} kind={kind} work={work} answer={answer} page={page} />
        ))}
      </ul>
      <PageLinks kind={kind} page={page} pages={pagesOfWorks(all.length)} />
      <details open={isOpen || undefined}>
        <summary className="button quiet-button">{words.addWork[kind]}</summary>
        <WorkForm kind={kind} answer={answer} page={page} />
      </details>
    </DashboardPart>
  );
}

function WorkItem({ kind, work, answer, page }: WorksPartProps & { work: Work; page: number }) {
  const { link, locale } = useSite();
  const words = useWords(dashboardWords);
  const isOpen = answer.section === kind && answer.which === work.id && answer.problem !== undefined;
  return (
    <li>
      <p>
        <strong>{work.title}</strong>
        <br />
        {work.authors}, {formatDigits(work.year, locale)}
      </p>
      <details open={isOpen || undefined}>
        <summary>
          {words.edit} <span className="sr-only">{work.title}</span>
        </summary>
        <WorkForm kind={kind} work={work} answer={answer} page={page} />
        <PostForm
          id={`${kind}-${work.id}-remove`}
          action={`${link(worksAddress(kind, page))}#${kind}-answer`}
          hidden={{ list: kind, work: work.id }}
          intent="removeWork"
          button={{ label: words.remove, busy: words.removing }}
          variant="erase-button"
        />
      </details>
    </li>
  );
}

function PageLinks({ kind, page, pages }: { kind: WorkKind; page: number; pages: number }) {
  const { link, locale } = useSite();
  const words = useWords(dashboardWords);
  if (pages === 1) return null;
  return (
    <nav aria-label={words.workPages(words.works[kind])} className="section-links">
      <ul>
        {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
          <li key={each}>
            <a href={`${link(worksAddress(kind, each))}#${kind}`} aria-current={each === page ? "page" : undefined}>
              {words.workPage(formatDigits(each, locale))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
