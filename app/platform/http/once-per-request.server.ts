import type { RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

/** A question that is asked once for a request, however many parts of its screen show the answer. */
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
