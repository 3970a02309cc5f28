import { textsIn, useLanguage, type AreaManifest, type AreaRoute } from '@porchlight/client';
import { Route, Routes, useLocation } from '@porchlight/client/router';
import { Suspense, useState } from 'react';
import { Boundary } from '../areas/boundary.tsx';
import { LoadingPart } from '../areas/loading-part.tsx';
import { LaterRelease } from '../account/later-release.tsx';
import { NotFound } from './not-found.tsx';
import { RouteGuard } from './route-guard.tsx';
import { useRouteHead } from './use-route-head.ts';

/** The routes of a manifest at an address (which may be another than the window's: a dialog stands over it). */
export function AreaRoutes({ manifest, path }: { readonly manifest: AreaManifest; readonly path: string }) {
  const location = useLocation();
  const shown = location.pathname === path ? location : { ...location, pathname: path, search: '', hash: '' };
  return (
    <Routes location={shown}>
      {manifest.routes.map((route) => <Route key={route.path} path={route.path} element={<RouteView key={route.path} route={route} manifest={manifest} />} />)}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** One route: guarded, titled, and in a boundary of its own, so that a new screen never waits behind the old one. */
function RouteView({ route, manifest }: { readonly route: AreaRoute; readonly manifest: AreaManifest }) {
  const [attempt, setAttempt] = useState(0);
  const { screen: Screen } = route;
  const retry = () => { void Screen?.load().catch(() => undefined); setAttempt((before) => before + 1); };
  const title = useRouteTitle(route, manifest);
  useRouteHead(route, title);
  return (
    <RouteGuard route={route}>
      <Boundary onRetry={retry}>
        <Suspense key={attempt} fallback={<LoadingPart />}>{Screen ? <Screen /> : <LaterRelease title={title.page} />}</Suspense>
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
