import type { MetaDescriptor } from "react-router";

/** The layout and a header keep office pages out of search engines. */
export const officeMeta = (title: string, office: string): MetaDescriptor[] => [{ title: `${title} · ${office}` }];
