import type { Locale } from "#app/lib/i18n/locale.ts";
import { useSite, useWords } from "#app/ui/site.tsx";

const en = {
  title: "For the notice board and WhatsApp",
  help: "The notice as it is on the website now, in both languages. Its code tells readers whether it still applies.",
  both: "Poster and picture",
  poster: "Poster to print (A4)",
  picture: "Picture for WhatsApp",
  until: (day: string) => `Keep on the notice board until ${day}`,
  sample: "Sample",
  week: "Notices of this week",
  weekSheet: "This week’s notices on one sheet (A4)",
  checkAt: (host: string) => `Each notice ends with its code. Check it at ${host}/check.`,
  noneOfWeek: "No notice of the last seven days is public.",
  none: "There is no poster, because this is not on the website now.",
  tooLong: "The text is too long for a poster. Shorten the title, publish it, and try again.",
};

const mr: typeof en = {
  title: "सूचनाफलकासाठी आणि WhatsApp साठी",
  help: "आता प्रसिद्ध असलेला मजकूर, दोन्ही भाषांत; तो अजून लागू आहे का, हे कोडवरून कळते.",
  both: "पोस्टर आणि चित्र",
  poster: "छापण्यासाठी पोस्टर (A4)",
  picture: "WhatsApp साठी चित्र",
  until: (day) => `${day} पर्यंत फलकावर ठेवा`,
  sample: "नमुना",
  week: "या आठवड्याच्या सूचना",
  weekSheet: "या आठवड्याच्या सूचना एका पानावर (A4)",
  checkAt: (host) => `प्रत्येक सूचनेच्या शेवटी तिचा कोड आहे. तो इथे तपासा: ${host}/mr/check`,
  noneOfWeek: "मागच्या सात दिवसांतील एकही सूचना प्रसिद्ध नाही.",
  none: "हे सध्या प्रसिद्ध नाही, म्हणून पोस्टर नाही.",
  tooLong: "पोस्टरसाठी मजकूर फार मोठा आहे. शीर्षक लहान करा, प्रसिद्ध करा आणि पुन्हा पाहा.",
};

export const posterWords: Record<Locale, typeof en> = { en, mr };

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

export function NoticeBoardLink() {
  const { link } = useSite();
  const t = useWords(posterWords);
  return (
    <a href={link("/office/notice-board")} target="_blank" rel="noreferrer">
      {t.weekSheet}
    </a>
  );
}
