import { data } from "react-router";
import { notFoundMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import type { Route } from "./+types/not-found-page";

export { NotFound as default } from "#app/design/not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const links = pageStyles();
export const meta: Route.MetaFunction = (page) => notFoundMeta(page);
