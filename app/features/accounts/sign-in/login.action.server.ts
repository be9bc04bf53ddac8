import { ServiceError } from "#app/features/accounts/ports/service-error.server.ts";
import { log } from "#app/log.server.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { answerForm, type LoggedIn, loginResponder } from "./sign-in.action.server.ts";

/** Answers the forms of the sign-in screen; to an error of the service with its own message, where it has one. */
export async function answerLogin(sent: SentForm): Promise<LoggedIn> {
  try {
    return await answerForm(sent);
  } catch (error) {
    if (!(error instanceof ServiceError && error.said)) throw error;
    log.error({ error }, "the account service has refused");
    const failed = loginResponder.failed(sent, "notKept");
    return { ...failed, result: { isGood: false, code: "unexpected", said: error.said } };
  }
}
