import type { SentForm } from "#app/cms/http/form-route.server.tsx";
import { keepForm } from "#app/forms/submissions/submissions.server.ts";
import { check, type FormAnswer } from "#app/lib/forms/form-answer.ts";
import { applicationDetails, applicationForm } from "./application.ts";

export const answerApplication = (sent: SentForm): Promise<FormAnswer> =>
  keepForm(sent, "application", check(applicationForm.transform(applicationDetails), sent.values));
