import { messagesIn, useLanguage, type AreaManifest, type AreaRoute } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { PageAt, useLocation } from '@porchlight/client/router';
import { Suspense, useMemo, useState } from 'react';
import { routeAt } from '../areas/area-source.ts';
import { Boundary } from '../areas/boundary.tsx';
import { LoadingPart } from '../areas/loading-part.tsx';
import { ComingSoon } from '../account/coming-soon.tsx';
import { BrokenPage } from '../page/broken/broken-page.ts';
import { NotFound } from './not-found.tsx';
import { RouteGuard } from './route-guard.tsx';
import { useRouteHead } from './use-route-head.ts';

/** Renders the route of a manifest at a path, which differs from the URL while a dialog is open over it. */
export function AreaRoutes({ manifest, path }: { readonly manifest: AreaManifest; readonly path: string }) {
  const location = useLocation();
  const shown = useMemo(
    () => (location.pathname === path ? location : { ...location, pathname: path, search: '', hash: '' }),
    [location, path],
  );
  const found = useMemo(() => routeAt(manifest, path), [manifest, path]);
  if (!found) return <NotFound />;
  return (
    <PageAt location={shown} params={found.params}>
      <RouteView key={found.route.path} route={found.route} manifest={manifest} />
    </PageAt>
  );
}

/** Renders one route with its guard, title and error boundary, so that a new screen does not wait for the old one. */
function RouteView({ route, manifest }: { readonly route: AreaRoute; readonly manifest: AreaManifest }) {
  const [attempt, setAttempt] = useState(0);
  const { pathname } = useLocation();
  const isBroken = useSelector((state) => state.page.failure?.path === pathname);
  const Screen = isBroken ? BrokenPage : route.screen;
  const retry = () => {
    void Screen?.load().catch(() => undefined);
    setAttempt((before) => before + 1);
  };
  const title = useRouteTitle(route, manifest);
  useRouteHead(route, title);
  return (
    <RouteGuard route={route}>
      <Boundary onRetry={retry}>
        <Suspense key={attempt} fallback={<LoadingPart />}>
          {Screen ? <Screen /> : <ComingSoon title={title.page} />}
        </Suspense>
      </Boundary>
    </RouteGuard>
  );
}

/** Returns the titles of a route and of its console in the page language. */
function useRouteTitle(route: AreaRoute, { messages: catalog, section }: AreaManifest) {
  const language = useLanguage();
  const messages = catalog ? messagesIn(catalog, language) : {};
  const textOf = (title: AreaRoute['title'] | undefined) => (typeof title === 'function' ? title(messages) : title);
  return { page: textOf(route.title) ?? '', section: textOf(section) };
}
