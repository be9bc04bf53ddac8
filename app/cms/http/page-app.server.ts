import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ReactElement } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isStoreAway } from "#app/lib/db/store-error.server.ts";
import { answeredIn, answeredPagesContext } from "#app/lib/http/answered-pages.server.ts";
import { officeSessionOf, sessionAt } from "#app/lib/http/cookies.server.ts";
import { allowSlowArrival } from "#app/lib/http/http-server.server.ts";
import { isOfficeAddress } from "#app/lib/http/office-address.ts";
import { compressResponse, isForEveryone, isText } from "#app/lib/http/page-cache.server.ts";
import type { PageRateLimit } from "#app/lib/http/page-rate-limit.server.ts";
import {
  formFields,
  isFileForm,
  isFromHere,
  isWithin,
  mostOfficeFields,
  postAsSent,
  readBody,
} from "#app/lib/http/posted-form.server.ts";
import { createFairQueue, createSlots, inLane } from "#app/lib/http/queues.server.ts";
import { createRefusalLog, elsewhere, refusals, storeAwayContext, tryLater } from "#app/lib/http/refusals.server.ts";
import { formContext, unknownVisitor, visitorContext, visitorOf } from "#app/lib/http/visitor.server.ts";
import { inLocale, splitLocale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import { patternContext, type RouteTable, refusalOfForm } from "./route-table.server.ts";

interface Parts {
  build: ServerBuild;
  known: RouteTable;
  headers: Record<string, string>;
  /** The office shows previews in frames. */
  officeHeaders: Record<string, string>;
  siteUrl: string;
  proxies: number;
  ceiling: PageRateLimit;
  provide: (context: RouterContextProvider) => Promise<void>;
  /** A `Response` is final; `headers` are added to the routes' response. */
  gate: (request: Request, context: RouterContextProvider) => Promise<Passage>;
  drawForm: (request: Request, form: ReactElement, context: RouterContextProvider) => string;
}

export type PageApp = Hono<{ Bindings: Partial<HttpBindings> }>;

export type Passage = Response | { isOpen: boolean; headers?: [name: string, value: string][] };

/** Bytes; a text twice as long as a field allows, in any script, still gets its error message. */
const largestForm = 256 * 1024;
/** Bytes. A record has several texts of 10,000 Devanagari letters, each nine bytes in a form. */
const largestOfficeForm = 1024 * 1024;
/** Bytes from a signed-in sender; a photo twice as large as allowed still gets its error message. */
const largestFileForm = 10 * 1024 * 1024;

/** Forms at once. More would compete for the processor; fewer would leave it idle while they wait for the disk. */
const mostAtOnce = 3;

/** Milliseconds until another form may start: by then this one usually waits for a mail server or a hash. */
const longestTurn = 50;

export function pageApp({
  build,
  known,
  siteUrl,
  proxies,
  ceiling,
  provide,
  gate,
  drawForm,
  ...parts
}: Parts): PageApp {
  const { headers, officeHeaders } = parts;
  const draw = createRequestHandler(build, "production");
  const queue = createFairQueue({ mostAtOnce, longestTurn });
  const noteStatus = createRefusalLog();
  const app: PageApp = new Hono();
  /** A path as logged: real paths may contain references or whatever a visitor typed. */
  const placeOf = (path: string) => known.get(path)?.pattern ?? elsewhere;
  const senderOf = (env: Partial<HttpBindings> | undefined) =>
    env?.incoming ? visitorOf(env.incoming, { proxies, siteUrl }) : unknownVisitor;
  async function contextOf(env: Partial<HttpBindings> | undefined): Promise<RouterContextProvider> {
    const context = new RouterContextProvider();
    await provide(context);
    context.set(visitorContext, senderOf(env));
    return context;
  }
  function waitFor({ incoming }: Partial<HttpBindings>, path: string): Response | undefined {
    const wait = incoming && ceiling(incoming, path);
    return wait && new Response(wait.body, wait);
  }
  app.use(async (context, next) => {
    await next();
    const isOffice = isOfficeAddress(context.req.path);
    if (isOffice) context.res.headers.set("X-Robots-Tag", "noindex");
    noteStatus(context.res.status, placeOf(context.req.path));
    const own = context.res.headers;
    for (const [name, value] of Object.entries(isOffice ? officeHeaders : headers))
      if (!own.has(name)) own.set(name, value);
  });
  function limitTo(maxSize: number): MiddlewareHandler {
    const limit = bodyLimit({ maxSize, onError: ({ req, text }) => text(wordsAt(req.path).tooLarge, 413, refused) });
    return (context, next) => (isWithin(context.req.raw, maxSize) ? next() : limit(context, next));
  }
  const [limit, officeLimit] = [limitTo(largestForm), limitTo(largestOfficeForm)];
  const bodies = new WeakMap<Request, Buffer>();
  const fileForms = new Map<string, ReturnType<typeof createSlots>>();
  app.use(async (context, next) => {
    const { req } = context;
    const words = wordsAt(req.path);
    const takesFiles = isFileForm(req.raw) && isFromHere(req.raw, siteUrl) && known.get(req.path)?.takesFiles;
    const sender = takesFiles && (await takesFiles(req.raw, await contextOf(context.env)));
    if (!sender) return (isOfficeAddress(req.path) ? officeLimit : limit)(context, next);
    const slots = fileForms.get(sender.group) ?? createSlots(sender.mostAtOnce);
    fileForms.set(sender.group, slots);
    const free = slots.take(sender.whose);
    if (!free) {
      context.header("Retry-After", "30");
      return context.text(words.busy, 503, refused);
    }
    try {
      if (sender.isPatient && context.env?.incoming) allowSlowArrival(context.env.incoming);
      const isPatient = () => sender.isPatient === true && !slots.isWanted();
      const body = await readBody(req.raw, sender.mostBytes ?? largestFileForm, isPatient);
      if (body === "tooLarge") return context.text(words.tooLarge, 413, refused);
      if (body === "gone") return context.text(words.unreadable, 400, refused);
      if (body === "tooSlow") return context.text(words.tooSlow, 408, refused);
      bodies.set(req.raw, body);
      return await next();
    } finally {
      free();
    }
  });
  app.onError((error, { req, text }) => {
    // The client has disconnected while sending: nobody reads the response.
    if (req.raw.signal.aborted) return text("This request was broken off.", 400);
    log.error({ error, route: placeOf(req.path) }, "a request could not be answered");
    const words = wordsAt(req.path);
    if (isStoreAway(error))
      return text(req.method === "POST" ? words.formAway : words.away, 503, { ...refused, ...tryLater });
    return text(words.failed, 500, refused);
  });
  app.all("*", async ({ req, env, text }) => {
    const isPost = req.method === "POST";
    if (isPost && !isFromHere(req.raw, siteUrl)) return text(wordsAt(req.path).foreign, 403, refused);
    const answered = req.method === "GET" ? answeredIn(req.url) : undefined;
    const path = known.get(req.path);
    const isOffice = isOfficeAddress(req.path);
    // In the office, a sender who asks for many pages at once waits only for their own.
    const lane = isOffice
      ? `office ${senderOf(env).address}`
      : isPost
        ? `${req.path} ${path?.lane?.(new URL(req.url).searchParams)}`
        : `page ${path?.pattern}`;
    // The visitor is waiting for the response to a form, and gzip is faster than brotli.
    const accepted = isPost ? req.header("accept-encoding")?.replace(/\bbr\b/, "") : req.header("accept-encoding");
    const isForm = isPost && (isOffice || path?.fragment !== undefined || path?.takesForms);
    // Read before taking its turn, so that a slow sender does not hold up others.
    const form = isForm
      ? await formFields(req.raw, isOffice ? mostOfficeFields : undefined, bodies.get(req.raw))
      : undefined;
    bodies.delete(req.raw);
    if (isForm && !form) return text(wordsAt(req.path).unreadable, 400, refused);
    // The handler counts the pages that all visitors share.
    const wait = !isPost && !isOffice && path?.isPrivate && !answered ? waitFor(env ?? {}, req.path) : undefined;
    if (wait) return wait;
    using _turn = answered ? undefined : await queue.enter(lane);
    const context = await contextOf(env);
    context.set(patternContext, placeOf(req.path));
    const answeredPages = context.get(answeredPagesContext);
    context.set(formContext, form ?? null);
    const passage = isOffice ? await gate(req.raw, context) : { isOpen: true };
    if (passage instanceof Response) return passage;
    if (answered && passage.isOpen) {
      const response = await answeredPages.answer(req.raw, answered).catch((error) => {
        log.warn({ error }, "the answer to a form could not be read");
        return text(wordsAt(req.path).answerAway, 503, { ...refused, ...tryLater });
      });
      return response.ok ? compressResponse(await response.text(), accepted, response) : response;
    }
    // Pages are judged by their layout, which a form that a script sent does not pass.
    const refusal = await refusalOfForm(path, req.raw, context);
    if (refusal) return refusal;
    const isFragment = form !== undefined && req.header("x-fragment") !== undefined;
    if (!passage.isOpen) {
      if (isFragment) return new Response(null, { status: 401, headers: { "Cache-Control": "no-store" } });
      const wait = isPost ? undefined : waitFor(env ?? {}, req.path);
      if (wait) return wait;
      const closed = await draw(new Request(new URL(gateOf(req.path), siteUrl)), context);
      closed.headers.set("Cache-Control", "no-store");
      for (const [name, value] of passage.headers ?? []) closed.headers.append(name, value);
      return compressResponse(await closed.text(), accepted, closed);
    }
    if (form && path?.fragment && isFragment) {
      await answeredPages.forget(sessionAt(req.raw));
      const { form: answered, ...init } = await path.fragment(req.raw, context.get(formContext) ?? form, context);
      return compressResponse(answered ? drawForm(req.raw, answered, context) : "", accepted, init);
    }
    const whose = (isOffice && officeSessionOf(req.raw)) || senderOf(env).address;
    const response = await inLane(whose, () => draw(isPost ? postAsSent(req.raw, siteUrl) : req.raw, context));
    if (response.status === 500 && context.get(storeAwayContext))
      return text(isPost ? wordsAt(req.path).formAway : wordsAt(req.path).away, 503, { ...refused, ...tryLater });
    for (const [name, value] of passage.headers ?? []) response.headers.append(name, value);
    if (form && response.status === 200) return answeredPages.redirect(req.raw, response, path?.isShownOnce === true);
    // One not-found page per language, and "gone" only for old pages: made-up addresses cannot fill the cache.
    const isPage = [200, 410].includes(response.status) || (response.status === 404 && req.path.endsWith("/*"));
    const isPublicFile = path?.isFile && [200, 304].includes(response.status) && isForEveryone(response);
    if (!isPublicFile && (req.method !== "GET" || !isPage || path?.isPrivate))
      response.headers.set("Cache-Control", "no-store");
    // A missing page may be published at any moment: shared caches ask each time.
    else if (response.status === 404) response.headers.set("Cache-Control", "public, no-cache");
    return response.body !== null && isText(response)
      ? compressResponse(await response.text(), accepted, response)
      : response;
  });
  return app;
}

const gateOf = (path: string) => inLocale("/office", splitLocale(path).locale);

/** Marks a response whose text explains to the visitor why a form was refused; the script shows only these. */
const refused = { "X-Refused": "1" };

const wordsAt = (path: string) => refusals[splitLocale(path).locale];
