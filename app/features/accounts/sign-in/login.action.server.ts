import { serviceNameOf } from "#app/features/accounts/ports/ports.server.ts";
import { NotReadyError, ServiceError } from "#app/features/accounts/ports/service-error.server.ts";
import type { LoginResult } from "#app/features/accounts/schema.ts";
import { log } from "#app/log.server.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import { settings } from "#app/settings.server.ts";
import { answerForm, type LoggedIn, loginResponder } from "./sign-in.action.server.ts";

/** Shows the service's own message, if any; a wrong setting that only it could detect is shown like a missing one. */
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
