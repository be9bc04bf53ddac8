import type { MetaDescriptor } from "react-router";

/** The title of a page of the office; search engines are told by the frame and a header to leave it out. */
export const officeMeta = (title: string, office: string): MetaDescriptor[] => [{ title: `${title} · ${office}` }];
