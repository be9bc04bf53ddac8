import { keepForm } from "#app/features/submissions/index.server.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { callBackDetails, callBackForm } from "./schema.ts";

/** An admission enquiry that the office confirms on the phone, not with a code. */
export const answerCallBack = (sent: SentForm): Promise<FormAnswer> =>
  keepForm(sent, "enquiry", check(callBackForm.transform(callBackDetails), sent.values));
