import { useContext } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { institute } from "./content/records.server.ts";
import { today } from "./content/today.server.ts";
import { settings } from "./settings.server.ts";
import { BootScript } from "./ui/boot-script.tsx";
import { EntryAddress } from "./ui/entry-address.ts";
import { ErrorText } from "./ui/error-text.tsx";
import headingFont from "./ui/fonts/fraunces-560-latin.woff2";
import { Footer } from "./ui/footer.tsx";
import { HeadLinks } from "./ui/head-links.tsx";
import { Header } from "./ui/header/header.tsx";
import { SiteProvider } from "./ui/site.tsx";
import { Splash } from "./ui/splash.tsx";
import styles from "./ui/styles.css?url";
import { splitLocale } from "./words/locale.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Kept for a minute by browsers, ten by what stands in between, and a day longer while a newer one is fetched. */
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "public, max-age=60, s-maxage=600, stale-while-revalidate=86400",
});

export function loader({ request }: Route.LoaderArgs) {
  const { locale, address } = splitLocale(decodeURI(new URL(request.url).pathname));
  return { locale, address, siteUrl: settings.siteUrl, institute: institute(locale), year: today().slice(0, 4) };
}

/** The frame of every page, also of the one that says something went wrong. */
export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const entry = useContext(EntryAddress);
  return (
    <html lang={site?.locale ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a16" />
        <Links />
        {site?.locale === "en" && (
          <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        {site && <HeadLinks {...site} />}
      </head>
      <body>
        {site ? (
          <SiteProvider value={site}>
            <Splash />
            <BootScript entry={entry} />
            <Header />
            {children}
            <Footer />
          </SiteProvider>
        ) : (
          children
        )}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  return <ErrorText isRefused={isRefused} />;
}
