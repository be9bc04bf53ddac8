import type { Visitor } from "./visitor.ts";

/** The right that an office page requires; `own` is for everyone with an account. */
export type Right = "inbox" | "write" | "decide" | "seePeople" | "own";

/** The path of the first record of a kind, found as an office member does. */
export async function recordOf(visitor: Visitor, kind: string): Promise<string> {
  const { html } = await visitor.get(`/office/records/${kind}`);
  const [, path] = new RegExp(`href="(/office/records/${kind}/(?!new)[\\w%-]+)`).exec(html) ?? [];
  return path ?? `/office/records/${kind}/${kind}`;
}

/** Every office page with its required right, for an existing enquiry and record. */
export const screens = (reference: string, record: string): [path: string, right: Right][] => [
  ["/office", "own"],
  ["/office/account", "own"],
  ["/office/account/recovery-codes", "own"],
  ["/office/activity", "own"],
  ["/office/guide", "own"],
  ["/office/people", "seePeople"],
  ["/office/inbox", "inbox"],
  [`/office/inbox/${reference}`, "inbox"],
  ["/office/inbox/new", "inbox"],
  ["/office/inbox/sources", "inbox"],
  ["/office/inbox/retention", "inbox"],
  ["/office/inbox/export", "inbox"],
  ["/office/profiles", "write"],
  ["/office/register", "write"],
  ["/office/files", "write"],
  ["/office/set-up", "decide"],
  ["/office/records", "write"],
  ["/office/records/notices", "write"],
  ["/office/records/notices/new", "write"],
  [record, "write"],
  [`${record}/history`, "write"],
  [`${record}/preview`, "write"],
  ["/office/records/committees", "write"],
];

/** Other spellings of a page's address, which no browser uses. */
export const tricks = (path: string): string[] => {
  const below = path.slice("/office".length);
  return [
    ...[`${path}/`, `/mr${path}`, `/mr/mr${path}`, `/en${path}`, `/MR${path}`, path.toUpperCase(), `/Office${below}`],
    ...[`/%6Fffice${below}`, `/%6ffice${below}`, `/%256Fffice${below}`, path.replaceAll("/", "%2F")],
    ...[`/office%2f${below.slice(1)}`, `/office%5c${below.slice(1)}`, `/office\\${below.slice(1)}`],
    ...[`/${path}`, `//mr${path}`, `/mr/${path}`, `/office/${below}`, `${path}//`, `/.${path}`, `/x/..${path}`],
    ...[`/office/..${path}`, `/x/%2e%2e${path}`, `/office/%2e${below}`, `${path}/.`, `${path}/..`, `${path}/%2e%2e`],
    ...[`/healthz/..${path}`, `/assets/..${path}`, `/files/..${path}`, `/..;${path}`, `/office;a=1${below}`],
    ...[`${path}.data`, `${path}.data?_routes=office`, `${path}.json`, `${path}.html`, `${path}.xml`, `${path}/.data`],
    ...[
      `${path}?_data=routes`,
      `${path}?index`,
      `${path}?answered=made-up`,
      `${path}?gate=confirm`,
      `${path}?page=1e309`,
    ],
    ...[`${path}%00`, `${path}%20`, `${path}%0d%0a`, `${path}\t`, `${path}#a`, `${path};`, `${path}:`, `${path}*`],
    ...[`/_root.data?_routes=${path}`, `/__manifest?p=${path}`, `/office/${"a".repeat(1900)}`],
    ...[`http://127.0.0.1${path}`, `https://evil.example${path}`, `//evil.example${path}`],
  ];
};
