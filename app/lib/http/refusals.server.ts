import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createContext } from "react-router";
import { type Locale, locales, splitLocale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";

type RefusalWords = Record<
  | "tooLarge"
  | "busy"
  | "tooMany"
  | "manyPdfs"
  | "unreadable"
  | "tooSlow"
  | "foreign"
  | "failed"
  | "away"
  | "formAway"
  | "answerAway"
  | "longAddress"
  | "badAddress",
  string
>;

export const refusals: Record<Locale, RefusalWords> = {
  en: {
    tooLarge: "The text or file is too large. Please shorten the text or choose a smaller file.",
    busy: "Another file is still being uploaded. Please try again in half a minute.",
    tooMany: "Too many pages were opened over this connection. Please wait a minute.",
    manyPdfs: "Many of your PDFs are still being made. Please try again in ten seconds.",
    unreadable: "The form did not arrive completely. Please send it again.",
    tooSlow: "The upload was too slow. Please try again with a better connection.",
    foreign: "For safety this form was not accepted. Please open this page again and send it from here.",
    failed: "Something went wrong here. Please try again.",
    away: "This cannot be shown right now. Please try again in a minute.",
    formAway:
      "We could not deal with your form just now. Please go back and send it again in a minute. If it has already reached us, it is not counted twice.",
    answerAway:
      "The answer to your form cannot be shown right now. Please open this page again in a few seconds, and do not send the form again.",
    longAddress: "This address is too long. Please open the home page, and find the page from there.",
    badAddress: "This address cannot be read. Please open the home page, and find the page from there.",
  },
  mr: {
    tooLarge: "पाठवलेला मजकूर किंवा फाइल खूप मोठी आहे. कृपया मजकूर कमी करा किंवा लहान फाइल निवडा.",
    busy: "आत्ता आणखी एक फाइल अपलोड होत आहे. कृपया अर्ध्या मिनिटाने पुन्हा प्रयत्न करा.",
    tooMany: "या इंटरनेट कनेक्शनवरून एकाच वेळी खूप पाने उघडली गेली. कृपया एक मिनिट थांबा.",
    manyPdfs: "तुमच्या अनेक PDF अजून तयार होत आहेत. कृपया दहा सेकंदांनी पुन्हा प्रयत्न करा.",
    unreadable: "फॉर्म अर्धवट पोहोचला. कृपया पुन्हा पाठवा.",
    tooSlow: "फाइल अपलोड व्हायला खूप वेळ लागत होता. कृपया नेटवर्क चांगले असताना पुन्हा प्रयत्न करा.",
    foreign: "सुरक्षेसाठी हा फॉर्म स्वीकारला नाही. कृपया हे पान पुन्हा उघडा आणि इथूनच पाठवा.",
    failed: "आमच्याकडून काहीतरी चूक झाली. कृपया पुन्हा प्रयत्न करा.",
    away: "हे आत्ता दाखवता येत नाही. कृपया एका मिनिटाने पुन्हा पाहा.",
    formAway:
      "तुमचा फॉर्म आत्ता घेता आला नाही. कृपया मागे जा आणि एका मिनिटाने तो पुन्हा पाठवा. तो आधीच पोहोचला असेल, तर दोनदा नोंदला जाणार नाही.",
    answerAway: "तुमच्या फॉर्मचे उत्तर आत्ता दाखवता येत नाही. कृपया काही सेकंदांनी हे पान पुन्हा उघडा; फॉर्म पुन्हा पाठवू नका.",
    longAddress: "हा पत्ता फार लांब आहे. कृपया मुख्यपृष्ठ उघडा आणि तिथून पान शोधा.",
    badAddress: "हा पत्ता वाचता येत नाही. कृपया मुख्यपृष्ठ उघडा आणि तिथून पान शोधा.",
  },
};

interface RequestRefusal {
  status: number;
  reason: string;
}

const methods = new Set(["GET", "HEAD", "POST"]);
/** Characters; the site's own URLs are below 200. */
const longestAddress = 2000;

export function refusal({ method = "", url = "" }: IncomingMessage): RequestRefusal | undefined {
  if (!methods.has(method)) return { status: 405, reason: `This site answers ${[...methods].join(", ")}.` };
  if (url.length > longestAddress) return { status: 414, reason: wordsFor(url).longAddress };
  if (!url.startsWith("/") || !isDecodable(url)) return { status: 400, reason: wordsFor(url).badAddress };
  return undefined;
}

export const wordsFor = (url: string): RefusalWords => refusals[splitLocale(url.split("?", 1)[0] ?? "").locale];

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split("?")[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}

export function refuse(response: ServerResponse, { status, reason }: RequestRefusal): void {
  const allow = status === 405 ? { allow: [...methods].join(", ") } : {};
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...allow });
  response.end(`${reason}\n`);
}

const minute = 60_000;
/** Statuses that point to an attack or to a limit that is too narrow. */
const logged = new Set([401, 403, 408, 413, 415, 429, 503]);

export const elsewhere = "elsewhere";
/** The log drops lines that are too long. */
const mostKinds = 100;

/** `place` is the path of a route, never a visitor's address. */
type NoteStatus = (status: number, place: string) => void;

/** One line a minute that counts: an operator sees an attack, and an attacker cannot fill the disk with it. */
export function createRefusalLog(write: (counts: Record<string, number>) => void = writeLog): NoteStatus {
  const counts = new Map<string, number>();
  return (status, place) => {
    if (!logged.has(status)) return;
    if (counts.size === 0)
      setTimeout(() => {
        write(Object.fromEntries(counts));
        counts.clear();
      }, minute).unref();
    const named = `${status} ${place}`;
    const key = counts.has(named) || counts.size < mostKinds ? named : `${status} ${elsewhere}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

const writeLog = (refused: Record<string, number>) => log.warn({ refused }, "requests were refused in the last minute");

export const storeAwayContext = createContext(false);

export const tryLater = { "Cache-Control": "no-store", "Retry-After": "10" };

/** While the site waits for its database at the start, it is alive but not ready, and has no pages yet. */
export function createWaitingServer(): Server {
  return createServer(({ url = "" }, response) => {
    const [path] = url.split("?", 1);
    if (path === "/healthz" || path === "/readyz") {
      const isAlive = path === "/healthz";
      response.writeHead(isAlive ? 200 : 503, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify(isAlive ? { alive: true } : { isReady: false, store: false }));
      return;
    }
    response.writeHead(503, { ...tryLater, "content-type": "text/plain; charset=utf-8" });
    response.end(`${locales.map((locale) => refusals[locale].away).join("\n")}\n`);
  });
}
