import type { RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

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
