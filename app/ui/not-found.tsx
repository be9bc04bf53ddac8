import { Phone } from "./inline.tsx";
import { Page } from "./page.tsx";
import { MainPages, Search } from "./search.tsx";
import { useSite } from "./site.tsx";

export function NotFound() {
  return (
    <Page of="/not-found">
      <Search />
      <MainPages />
    </Page>
  );
}

export function ErrorText({ isRefused }: { isRefused: boolean }) {
  const { t, link } = useSite();
  return (
    <main id="content" className="wrap page">
      <h1>{isRefused ? t.error.method : t.error.title}</h1>
      <p className="lead">
        {isRefused ? t.error.methodText : t.error.text} <Phone />
      </p>
      <p>
        <a className="button" href={link("/")}>
          {t.error.home}
        </a>
      </p>
    </main>
  );
}
