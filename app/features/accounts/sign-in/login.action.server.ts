import { serviceNameOf } from "#app/features/accounts/ports/ports.server.ts";
import { NotReadyError, ServiceError } from "#app/features/accounts/ports/service-error.server.ts";
import type { LoginResult } from "#app/features/accounts/schema.ts";
import { log } from "#app/log.server.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { settings } from "#app/settings.server.ts";
import { answerForm, type LoggedIn, loginResponder } from "./sign-in.action.server.ts";

/**
 * Answers the forms of the sign-in screen; to an error of the service with its own message, where it has one, and to a
 * wrong setting, which only the service could find, as to a missing one.
 */
export async function answerLogin(sent: SentForm): Promise<LoggedIn> {
  try {
    return await answerForm(sent);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { said } = error;
    const isNotReady = error instanceof NotReadyError;
    if (!isNotReady && !said) throw error;
    log.error({ error }, "the account service has refused");
    const result: LoginResult = isNotReady
      ? { isGood: false, code: "notReady", service: serviceNameOf(settings.facultyService) }
      : { isGood: false, code: "unexpected", ...(said && { said }) };
    return { ...loginResponder.failed(sent, "notKept"), result };
  }
}
