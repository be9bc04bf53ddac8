import type { RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

/** Caches the answer to a question for one request, however many parts of its page ask. */
export function oncePerRequest<Answer>(
  ask: (context: Context) => Promise<Answer>,
): (context: Context) => Promise<Answer> {
  const asked = new WeakMap<Context, Promise<Answer>>();
  return (context) => {
    const answer = asked.get(context) ?? ask(context);
    asked.set(context, answer);
    return answer;
  };
}
