export class ServiceError extends Error {
  override name = "ServiceError";
  said?: string;
  /** The request may have taken effect all the same: there was no answer. */
  isOpen: boolean;

  constructor(message: string, { said, isOpen = false, cause }: { said?: string; isOpen?: boolean; cause?: unknown }) {
    super(message, { cause });
    if (said) this.said = said;
    this.isOpen = isOpen;
  }
}

/** The service refuses the site itself, not a member: a setting, such as a key, is wrong. */
export class NotReadyError extends ServiceError {
  override name = "NotReadyError";
}

/** Milliseconds; a member is waiting. */
const serviceTimeout = 8000;

/** @throws ServiceError once it takes too long; the signal then aborts the call if possible. */
export async function withTimeout<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, what: string): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const request = new AbortController();
  const timer = setTimeout(() => {
    reject(new ServiceError(`${what} did not answer within ${serviceTimeout / 1000} seconds.`, { isOpen: true }));
    request.abort();
  }, serviceTimeout);
  const answer = ask(request.signal);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    // Nobody is waiting for it any more.
    answer.catch(() => {});
  }
}
