import type { MetaDescriptor } from "react-router";

/** The title of a page of the office; the frame and a header ask search engines to leave it out. */
export const officeMeta = (title: string, office: string): MetaDescriptor[] => [{ title: `${title} · ${office}` }];
