import { useSite, useWords } from "#app/design/site.tsx";
import { posterWords } from "./words.ts";

export function PosterLinks({ kind, slug }: { kind: string; slug: string }) {
  const { link } = useSite();
  const t = useWords(posterWords);
  const address = link(`/office/records/${kind}/${slug}/poster`);
  return (
    <section className="card" aria-labelledby="poster">
      <h2 id="poster">{t.title}</h2>
      <p>{t.help}</p>
      <p className="actions">
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {t.poster}
        </a>
        <a className="button quiet-button" href={`${address}?form=picture`} target="_blank" rel="noreferrer">
          {t.picture}
        </a>
      </p>
    </section>
  );
}
