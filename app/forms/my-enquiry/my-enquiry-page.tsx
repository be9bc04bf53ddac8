import { formRoute, plainForm } from "#app/cms/http/form-route.server.tsx";
import { type MailedCode as Code, emptyAnswer } from "#app/lib/forms/form-answer.ts";
import { CodeForms } from "#app/ui/forms/code-forms.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm, RobotCheck } from "#app/ui/forms/post-form.tsx";
import { ProblemNote } from "#app/ui/forms/problem-note.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/my-enquiry-page";
import { EnquiryRecord } from "./enquiry-record.tsx";
import { type LookupAnswer, lookupControls, withdrawalControls } from "./lookup.ts";
import { answerLookup } from "./lookups.server.ts";
import styles from "./my-enquiry.css?url";
import { myEnquiryWords } from "./my-enquiry-words.ts";

function AskForm({ answer: { values, errors, problem } }: { answer: LookupAnswer }) {
  const { link, t } = useSite();
  const words = useWords(myEnquiryWords);
  return (
    <>
      <h2>{words.title}</h2>
      {problem && (
        <ProblemNote
          id="my-enquiry"
          problem={problem}
          errors={errors}
          labels={{ reference: words.reference, email: words.email }}
        />
      )}
      <PostForm
        id="my-enquiry"
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        values={values}
        errors={errors}
        button={{ label: t.code.send, busy: t.code.sending }}
        failed={t.form.problems.unsent}
      >
        <RobotCheck opened={values.opened} />
        <Field
          {...lookupControls.reference}
          label={words.reference}
          hint={words.referenceHint}
          placeholder="E-4F7K-92QX"
        />
        <Field {...lookupControls.email} label={words.email} hint={words.emailHint} />
      </PostForm>
    </>
  );
}

interface WithdrawFormProps {
  id: string;
  answer: LookupAnswer;
}

/**
 * A request to be called has no email address to prove who asks. The answer is the same for digits that match no request,
 * so what was typed stays to be checked.
 */
function WithdrawForm({ id, answer: { values, errors, problem, isWithdrawn } }: WithdrawFormProps) {
  const { link } = useSite();
  const { reference, erasing, withdraw: words } = useWords(myEnquiryWords);
  return (
    <>
      <h2 id="withdraw">{words.title}</h2>
      {isWithdrawn && <DoneNote>{words.done}</DoneNote>}
      {problem && (
        <ProblemNote id={id} problem={problem} errors={errors} labels={{ reference, lastDigits: words.lastDigits }} />
      )}
      <p>{words.text}</p>
      <PostForm
        id={id}
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        values={values}
        errors={errors}
        hidden={{ intent: "withdraw" }}
        button={{ label: words.submit, busy: erasing }}
        variant="erase-button"
      >
        <RobotCheck opened={values.opened} />
        <Field {...withdrawalControls.reference} label={reference} placeholder="E-4F7K-92QX" />
        <Field {...withdrawalControls.lastDigits} label={words.lastDigits} />
      </PostForm>
    </>
  );
}

function MyEnquiry({ answer }: { answer: LookupAnswer }) {
  const words = useWords(myEnquiryWords);
  const { record, erased, code } = answer;
  return (
    <section className={record ? "prose" : "card narrow"} id="my-enquiry" data-part>
      {record ? (
        <EnquiryRecord record={record} answer={answer} />
      ) : erased ? (
        <DoneNote>{words.erased(erased)}</DoneNote>
      ) : code ? (
        <EnquiryCodeStep code={code} reference={answer.values.reference} />
      ) : (
        <Forms answer={answer} />
      )}
    </section>
  );
}

/** The answer to a withdrawal has only its own form. */
function Forms({ answer }: { answer: LookupAnswer }) {
  const { lastDigits, opened } = answer.values;
  if (lastDigits !== undefined) return <WithdrawForm id="my-enquiry" answer={answer} />;
  return (
    <>
      <AskForm answer={answer} />
      <WithdrawForm id="withdraw" answer={{ ...emptyAnswer, values: opened ? { opened } : {} }} />
    </>
  );
}

const DoneNote = ({ children }: { children: string }) => (
  <p className="note" role="status" id="my-enquiry-answer" tabIndex={-1}>
    {children}
  </p>
);

/** Does not reveal whether a code was sent, so that nobody learns who wrote to the institute. */
function EnquiryCodeStep({ code, reference = "" }: { code: Code; reference: string | undefined }) {
  const { link, t } = useSite();
  const words = useWords(myEnquiryWords);
  return (
    <>
      <h2>{t.code.title}</h2>
      <CodeForms id="my-enquiry" action={link("/my-enquiry")} code={code} hidden={{ reference, email: code.email }}>
        <p role="status">{words.onWay(code.email)}</p>
      </CodeForms>
      <p>
        <PageLink to="/my-enquiry">{words.back}</PageLink>
      </p>
    </>
  );
}

const form = formRoute(answerLookup, MyEnquiry, plainForm);

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { isShownOnce: true, fragment: form.fragment };
export const { action, headers } = form;

export default function MyEnquiryPage({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <MyEnquiry answer={actionData ?? emptyAnswer} />
    </Page>
  );
}
