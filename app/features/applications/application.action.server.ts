import { keepForm } from "#app/features/submissions/index.server.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { applicationDetails, applicationForm } from "./schema.ts";

export const answerApplication = (sent: SentForm): Promise<FormAnswer> =>
  keepForm(sent, "application", check(applicationForm.transform(applicationDetails), sent.values));
