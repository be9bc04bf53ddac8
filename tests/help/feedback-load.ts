import { posted } from "./visit.ts";

const visitors = 4;
const reference = /\bF-[2-9A-Z]{4}-[2-9A-Z]{4}\b/;

interface Answer {
  /** What the visitor typed. */
  text: string;
  status: number;
  html: string;
  /** Whether it was accepted: the response is then a separate page. */
  isTaken: boolean;
}

/** Visitors who send feedback without a pause, each form with its own text, until they are stopped. */
export function sendFeedback(url: string) {
  const answers: Answer[] = [];
  let isOver = false;
  async function visitor(number: number) {
    for (let each = 0; !isOver; each++) {
      const text = `Feedback ${number}-${each}.`;
      const fields = { filled: "5000", name: "Asha", email: `asha.${number}.${each}@example.org`, text };
      // A connection may break: then nothing was acknowledged.
      const answer = await fetch(`${url}/feedback`, posted(fields))
        .then(async (response) => ({
          status: response.status,
          html: await response.text(),
          isTaken: response.redirected,
        }))
        .catch(() => ({ status: 0, html: "", isTaken: false }));
      answers.push({ text, ...answer });
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number)));
  const stop = () => {
    isOver = true;
    return all;
  };
  /** What the site has acknowledged: the references, and what was typed. */
  const acknowledged = () =>
    answers
      .filter(({ status }) => status === 200)
      .map(({ html, text }) => ({ reference: reference.exec(html)?.[0], text }));
  return { answers, acknowledged, stop };
}
