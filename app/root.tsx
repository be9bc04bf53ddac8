import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet } from "react-router";
import type { Route } from "./+types/root";
import { BootScript } from "./design/boot-script.tsx";
import { ErrorText } from "./design/error-text.tsx";
import headingFont from "./design/fonts/fraunces-560-latin.woff2";
import { Footer } from "./design/footer.tsx";
import { HeadLinks } from "./design/head-links.tsx";
import { Header } from "./design/header/header.tsx";
import { useSite } from "./design/site.tsx";
import { Splash } from "./design/splash.tsx";
import styles from "./design/styles.css?url";
import { provide } from "./services.server.ts";

/** In development nothing stands in front of the pages; else app/platform/http/page-app.server.ts does this. */
export const middleware: Route.MiddlewareFunction[] = import.meta.env.DEV ? [({ context }) => provide(context)] : [];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Browsers ask each time, and get 304 while nothing has changed; what stands in between keeps a page for a minute. */
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "public, max-age=0, s-maxage=60",
});

/** The frame of every page, also of the one that says something went wrong. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useSite();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a16" />
        <Links />
        {locale === "en" && (
          <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        <HeadLinks />
      </head>
      <body>
        <Splash />
        <BootScript />
        <Header />
        {children}
        <Footer />
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

/** Every page, in the frame. */
export default function Root() {
  return <Outlet />;
}

/** What stands in a page's place when it could not be drawn or cannot take what was sent. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorText isRefused={isRouteErrorResponse(error) && error.status < 500} />;
}
