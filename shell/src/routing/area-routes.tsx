import { textsIn, useLanguage, type AreaManifest, type AreaRoute } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { PageAt, useLocation } from '@porchlight/client/router';
import { Suspense, useMemo, useState } from 'react';
import { routeAt } from '../areas/area-source.ts';
import { Boundary } from '../areas/boundary.tsx';
import { LoadingPart } from '../areas/loading-part.tsx';
import { LaterRelease } from '../account/later-release.tsx';
import { BrokenPage } from '../page/broken/broken-page.ts';
import { NotFound } from './not-found.tsx';
import { RouteGuard } from './route-guard.tsx';
import { useRouteHead } from './use-route-head.ts';

/** The routes of a manifest at an address (which may be another than the window's: a dialog stands over it). */
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

/** One route: guarded, titled, and in a boundary of its own, so that a new screen never waits behind the old one. */
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
          {Screen ? <Screen /> : <LaterRelease title={title.page} />}
        </Suspense>
      </Boundary>
    </RouteGuard>
  );
}

/** The title of a route and of its console in the language of the page. */
function useRouteTitle(route: AreaRoute, { words, section }: AreaManifest) {
  const language = useLanguage();
  const texts = words ? textsIn(words, language) : {};
  const say = (title: AreaRoute['title'] | undefined) => (typeof title === 'function' ? title(texts) : title);
  return { page: say(route.title) ?? '', section: say(section) };
}
