import { useSite } from "./site.tsx";

/** Says that the site failed, or that it cannot take what was sent. */
export function ErrorText({ isRefused }: { isRefused: boolean }) {
  const { t, link } = useSite();
  return (
    <main id="content" className="wrap page">
      <h1>{isRefused ? t.error.method : t.error.title}</h1>
      {!isRefused && <p className="lead">{t.error.text}</p>}
      <p>
        <a className="button" href={link("/")}>
          {t.error.home}
        </a>
      </p>
    </main>
  );
}
