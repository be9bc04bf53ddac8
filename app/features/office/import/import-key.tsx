import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Text } from "#app/platform/content/text.ts";
import { importWords } from "./import-words.ts";
import { tableNamed } from "./tables.ts";

interface Props {
  head: Text;
  hidden: { table: string; rows: string };
}

export function ImportKey({ head, hidden }: Props) {
  const { locale, link } = useSite();
  const t = useWords(importWords);
  const table = tableNamed(hidden.table);
  const [key = ""] = table?.recordKeys ?? [];
  const words = table?.kind.words[locale].fields[key];
  return (
    <section id="answer" tabIndex={-1}>
      <p className="note">{t.asks(words?.label ?? head[locale])}</p>
      <PostForm
        id="import-key"
        action={`${link("/office/import")}#answer`}
        hidden={hidden}
        button={{ label: t.look }}
        intent="key"
        hasFiles
      >
        <p className="field">
          <label htmlFor="import-key">{words?.label ?? head[locale]}</label>
          {words?.help && <small id="import-key-help">{words.help}</small>}
          <input id="import-key" name="key" required aria-describedby={words?.help ? "import-key-help" : undefined} />
        </p>
      </PostForm>
    </section>
  );
}
