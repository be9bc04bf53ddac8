import type { MetaDescriptor } from "react-router";

/** The title of an office page; the layout and a header ask search engines not to index it. */
export const officeMeta = (title: string, office: string): MetaDescriptor[] => [{ title: `${title} · ${office}` }];
