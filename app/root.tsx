import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { BootScript } from "./design/boot-script.tsx";
import { ErrorText } from "./design/error-text.tsx";
import { Footer } from "./design/footer.tsx";
import { HeadLinks } from "./design/head-links.tsx";
import { Header } from "./design/header/header.tsx";
import { ReadMarathi } from "./design/header/language-switch.tsx";
import { HeadingFaceStyle, headingFaces } from "./design/heading-faces.tsx";
import { PreviewBand, PreviewHead } from "./design/preview-band.tsx";
import { useSite } from "./design/site.tsx";
import { SpeculationRules } from "./design/speculation-rules.tsx";
import { Splash } from "./design/splash.tsx";
import styles from "./design/styles.css?url";
import { developmentMiddleware } from "./development.server.ts";
import { publicCaching } from "./platform/http/public-caching.ts";

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
