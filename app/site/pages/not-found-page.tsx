import { data } from "react-router";
import { notFoundMeta, pageStyles } from "#app/ui/page-context.ts";
import type { Route } from "./+types/not-found-page";

export { NotFound as default } from "#app/ui/not-found.tsx";

export const loader = () => data(null, { status: 404 });

export const links = pageStyles();
export const meta: Route.MetaFunction = (page) => notFoundMeta(page);
