import type { ReactNode } from "react";
import type { Text } from "#app/cms/content/text.ts";
import { longestPasted } from "#app/lib/forms/typed-text.ts";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { inLocale, type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { SmallPage } from "#app/ui/small-page.tsx";
import { words } from "#app/ui/words/words.ts";
import type { CheckAnswer, CheckedItem } from "./check-answer.ts";
import { checkWords } from "./check-words.ts";

export type ShownAnswer = CheckAnswer | { is: "form" | "notOurs" } | { is: "tooMany"; seconds: number };

interface CheckScreenProps {
  locale: Locale;
  answer: ShownAnswer;
  typed: string;
  institute: { names: Text; phone: string | undefined; isSample: boolean };
  logo: string | undefined;
  host: string;
  /** Where the code was scanned, as `poster`: the page that the link leads to counts it. */
  from?: string | undefined;
  style: string;
}

export function CheckScreen({ locale, answer, typed, institute, logo, host, from, style }: CheckScreenProps) {
  const order = [locale, otherLocale(locale)];
  const title = headingOf(answer, locale) ?? checkWords[locale].title;
  return (
    <SmallPage locale={locale} title={`${title} · ${institute.names[locale]}`} style={style}>
      <header>
        {logo && <img src={logo} width="48" height="48" alt="" />}
        <div>
          <h1>{order.map((each) => checkWords[each].title).join(" · ")}</h1>
          {order.map((each) => (
            <p key={each} lang={each}>
              {institute.names[each]}
            </p>
          ))}
        </div>
      </header>
      <main>
        <p className="at">
          {order.map((each) => (
            <span key={each} lang={each}>
              {checkWords[each].mustBeAt}
            </span>
          ))}
          <b>{host}</b>
        </p>
        {institute.isSample &&
          order.map((each) => (
            <p key={each} lang={each}>
              {words[each].menu.sample}
            </p>
          ))}
        {order.map((each) => (
          <Answer
            key={each}
            answer={answer}
            locale={each}
            phone={institute.phone}
            from={from}
            isFirst={each === locale}
          />
        ))}
        <form action={inLocale("/check", locale)}>
          <label>
            {order.map((each) => checkWords[each].code).join(" · ")}
            <input
              name="code"
              defaultValue={typed}
              maxLength={longestPasted}
              autoComplete="off"
              spellCheck={false}
              required
            />
          </label>
          {answer.is === "sheet" && answer.isKept && (
            <label>
              {order.map((each) => checkWords[each].sheet.last).join(" · ")}
              <input name="last" maxLength={longestPasted} autoComplete="off" spellCheck={false} />
            </label>
          )}
          {(answer.is === "mistyped" || answer.is === "notOurs") && <input type="hidden" name="again" value="1" />}
          <button type="submit">{order.map((each) => checkWords[each].check).join(" · ")}</button>
        </form>
      </main>
    </SmallPage>
  );
}

type In = { locale: Locale; phone: string | undefined; from?: string | undefined; isFirst: boolean };

function headingOf(answer: ShownAnswer, locale: Locale): string | undefined {
  const t = checkWords[locale];
  if (answer.is === "form") return undefined;
  if (answer.is === "found") return answer.items[0] && headingOfItem(answer.items[0], locale);
  return answer.is === "sheet" ? t.sheet.title(formatDay(answer.on, locale)) : t[answer.is];
}

function headingOfItem({ state, on, year }: CheckedItem, locale: Locale): string {
  const when = state === "old" ? year && formatDigits(year, locale) : on && formatDay(on, locale);
  return checkWords[locale][state](when);
}

/** The first one has the focus, so that it is read aloud: the page looks as it did before the code was sent. */
function Heading({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return <h2 {...(isFirst && { tabIndex: -1, autoFocus: true })}>{children}</h2>;
}

function addressOf(address: string, locale: Locale, from: string | undefined): string {
  if (address.startsWith("/documents/")) return address;
  return inLocale(address, locale) + (from ? `${address.includes("?") ? "&" : "?"}from=${from}` : "");
}

function Answer({ answer, ...parts }: In & { answer: ShownAnswer }) {
  const { locale, phone, isFirst } = parts;
  const t = checkWords[locale];
  if (answer.is === "found")
    return answer.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once.
      <Item key={index} item={item} {...parts} isFirst={isFirst && index === 0} />
    ));
  if (answer.is === "sheet") return <Sheet sheet={answer} {...parts} />;
  if (answer.is === "form") return <p lang={locale}>{t.lead}</p>;
  const text = answer.is === "tooMany" ? t.tooManyText(formatWait(answer.seconds, locale)) : t[`${answer.is}Text`];
  return (
    <section lang={locale} className={answer.is === "unknown" || answer.is === "notOurs" ? undefined : "plain"}>
      <Heading isFirst={isFirst}>{t[answer.is]}</Heading>
      <p>{text}</p>
      <Call phone={phone} locale={locale} />
    </section>
  );
}

function Item({ item, locale, phone, from, isFirst }: In & { item: CheckedItem }) {
  const t = checkWords[locale];
  const { state, now } = item;
  return (
    <section lang={locale} className={state}>
      <Heading isFirst={isFirst}>{headingOfItem(item, locale)}</Heading>
      <p>{t.explained[state]}</p>
      {now && (
        <>
          <p>
            <b>{now.name[locale]}</b>
          </p>
          <ul>
            {now.facts[locale].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {state === "valid" && <p>{t.compare}</p>}
          <a href={addressOf(now.address, locale, from)}>{t.look}</a>
        </>
      )}
      {state !== "valid" && <Call phone={phone} locale={locale} />}
    </section>
  );
}

function Sheet({ sheet, locale, phone, isFirst }: In & { sheet: Extract<ShownAnswer, { is: "sheet" }> }) {
  const { sheet: t } = checkWords[locale];
  const { told, isKept, isWrong, on } = sheet;
  const changes = told?.changes[locale] ?? [];
  return (
    <section lang={locale} className={told && changes.length === 0 ? "valid" : "plain"}>
      <Heading isFirst={isFirst}>{t.title(formatDay(on, locale))}</Heading>
      <p>{isKept ? (told ? t.said : isWrong ? t.wrong : t.ask) : t.erased}</p>
      {told && (
        <>
          <Lines lines={told.said[locale]} />
          <p>{changes.length > 0 ? t.changed : t.same}</p>
          <Lines lines={changes} />
        </>
      )}
      <a href={inLocale(told?.today ?? "/admission/fees", locale)}>{t.today}</a>
      <Call phone={phone} locale={locale} />
    </section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Call({ phone, locale }: Pick<In, "phone" | "locale">) {
  if (!phone) return null;
  return (
    <p>
      {checkWords[locale].call}: <a href={telLink(phone)}>{phone}</a>
    </p>
  );
}
