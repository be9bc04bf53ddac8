import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteLoaderData } from "react-router";
import { publicCaching } from "#app/lib/http/caching.ts";
import { BootScript } from "#app/ui/boot-script.tsx";
import { Footer } from "#app/ui/footer.tsx";
import { HeadingFaceStyle, HeadLinks, headingFaces, SpeculationRules } from "#app/ui/head.tsx";
import { Header, ReadMarathi } from "#app/ui/header.tsx";
import { Splash } from "#app/ui/logo.tsx";
import { ErrorText } from "#app/ui/not-found.tsx";
import { PreviewBand, PreviewHead } from "#app/ui/preview-band.tsx";
import { useSite } from "#app/ui/site.tsx";
import styles from "#app/ui/styles.css?url";
import type { Route } from "./+types/root";
import { developmentMiddleware } from "./provide.server.ts";

export const middleware: Route.MiddlewareFunction[] = import.meta.env.DEV ? [developmentMiddleware] : [];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": publicCaching });

export function Layout({ children }: { children: ReactNode }) {
  const { locale, isMember, isOffice, look, previewIn } = useSite();
  // While a site is set up, its pages show nothing of the sample.
  const setUp = useRouteLoaderData(`${locale}/setup`);
  const hasOwnHeader = isOffice || Boolean(setUp);
  const isPublic = !hasOwnHeader && previewIn === undefined;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={look.palette.light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={look.palette.dark.paper} />
        <HeadingFaceStyle />
        <Links />
        {look.sheet && <link rel="stylesheet" href={look.sheet} />}
        {headingFaces(locale, isOffice).map((face) => (
          <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        {isOffice && <meta name="robots" content="noindex" />}
        <HeadLinks />
        {previewIn && <PreviewHead />}
      </head>
      <body>
        {isPublic && !isMember && <Splash />}
        {isPublic && <ReadMarathi />}
        {previewIn ? <PreviewBand locale={previewIn} /> : <BootScript />}
        {!hasOwnHeader && <Header />}
        {children}
        {!hasOwnHeader && <Footer />}
        {isPublic && <SpeculationRules />}
        {import.meta.env.DEV && !previewIn && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorText isRefused={isRouteErrorResponse(error) && error.status < 500} />;
}
