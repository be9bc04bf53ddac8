/** An error of the service that has the accounts or the documents. */
export class ServiceError extends Error {
  override name = "ServiceError";
  /** What the service itself says of it, if it answered. */
  said?: string;
  /** Whether what was asked for may have been done all the same: there was no answer. */
  isOpen: boolean;

  constructor(message: string, { said, isOpen = false, cause }: { said?: string; isOpen?: boolean; cause?: unknown }) {
    super(message, { cause });
    if (said) this.said = said;
    this.isOpen = isOpen;
  }
}

/** The service refuses the site itself, and not a member: one of the settings is wrong, as a key of it. */
export class NotReadyError extends ServiceError {
  override name = "NotReadyError";
}

/** Milliseconds that a service may take for one answer: a member waits for it. */
const patience = 8000;

/**
 * The answer of a service; an error once the service has taken too long, and the signal ends what can be ended.
 * @throws ServiceError
 */
export async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, what: string): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const request = new AbortController();
  const timer = setTimeout(() => {
    reject(new ServiceError(`${what} did not answer within ${patience / 1000} seconds.`, { isOpen: true }));
    request.abort();
  }, patience);
  const answer = ask(request.signal);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    // Nobody waits for it any more.
    answer.catch(() => {});
  }
}
