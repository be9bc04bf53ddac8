import { data } from "react-router";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { here, pageStyles, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/stop-page";
import { newsContext } from "./news.server.ts";
import { newsWords } from "./news-words.ts";

export const handle = { isPrivate: true, takesForms: true, query: ["for"] };
export const links = pageStyles();
export const meta: Route.MetaFunction = (page) => [
  { title: wordsAt(newsWords, page).stop.title },
  { name: "robots", content: "noindex" },
];

type State = "ask" | "done" | "unknown";
const answered = (state: State, token = "") => data({ state, token }, { status: state === "unknown" ? 404 : 200 });

/** Opening `/no-more-news?for=` changes nothing, as mail programs open links, too. */
export function loader({ request }: Route.LoaderArgs) {
  const token = here(request).query.get("for") ?? "";
  return answered(token ? "ask" : "unknown", token);
}

export async function action({ context }: Route.ActionArgs) {
  const token = context.get(formContext)?.values.for ?? "";
  return answered((await context.get(newsContext).stop(token)) ? "done" : "unknown");
}

export default function StopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = useSite();
  const t = useWords(newsWords).stop;
  const { state, token } = actionData ?? loaderData;
  return (
    <main id="content" className="wrap page">
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      <p role="status">{t[state]}</p>
      {state === "ask" && (
        <form method="post" action={link("/no-more-news")} className="section">
          <input type="hidden" name="for" value={token} />
          <button type="submit" className="button">
            {t.button}
          </button>
        </form>
      )}
      <p className="section">
        <a href={link("/")}>{t.home}</a>
      </p>
    </main>
  );
}
