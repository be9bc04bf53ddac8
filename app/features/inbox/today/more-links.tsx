import { useSite, useWords } from "#app/design/site.tsx";
import { exportWords } from "#app/features/inbox/export/export-words.ts";
import { newWords } from "#app/features/inbox/new/new-words.ts";
import { retentionWords } from "#app/features/inbox/retention/retention-words.ts";
import { sourcesWords } from "#app/features/inbox/sources/sources-words.ts";

export function MoreLinks({ query }: { query: Record<string, string> }) {
  const { link } = useSite();
  const download = new URLSearchParams(query).toString();
  const links: [address: string, label: string][] = [
    ["/office/inbox/export", useWords(exportWords).title],
    ["/office/inbox/sources", useWords(sourcesWords).title],
    ["/office/inbox/retention", useWords(retentionWords).title],
  ];
  return (
    <p className="links inbox-more">
      {links.map(([address, label], at) => (
        <a key={address} href={at === 0 && download ? `${link(address)}?${download}` : link(address)}>
          {label}
        </a>
      ))}
    </p>
  );
}

export function NewLink() {
  const { link } = useSite();
  return (
    <a className="button" href={link("/office/inbox/new")}>
      {useWords(newWords).title}
    </a>
  );
}
