import type { AreaRoute } from '@porchlight/client';
import { pageChanged, useLanguage } from '@porchlight/client';
import { useStore } from '@porchlight/client/redux';
import { useLocation, useParams } from '@porchlight/client/router';
import { useEffect, useState } from 'react';
import { useSiteSettings } from '../page/use-site-settings.ts';
import { useTitle } from './use-title.ts';

interface RouteTitle {
  readonly page: string;
  readonly section: string | undefined;
}

/** Sets the title of a route: its own, or the one of its `head` after `load`. The server uses the same `head`. */
export function useRouteHead(route: AreaRoute, title: RouteTitle): void {
  const [known, setKnown] = useState<{ readonly at: string; readonly title?: string }>();
  const store = useStore();
  const params = useParams();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { siteName } = useSiteSettings();
  const at = pathname + search;
  useEffect(() => {
    if (!route.load || !route.head) return;
    let isCancelled = false;
    const query = new URLSearchParams(search);
    const context = { language, siteName, origin: window.location.origin, path: pathname, params, query };
    route
      .load({ dispatch: store.dispatch, getState: store.getState, params, query, language })
      .then(
        (data) => {
          // the data is available again
          if (store.getState().page.failure) store.dispatch(pageChanged({ failure: undefined }));
          return route.head?.(data, { ...context, now: new Date() }).title;
        },
        () => undefined,
      ) // the screen shows the error; the route's own title stays
      .then((found) => {
        if (!isCancelled) setKnown({ at, ...(found === undefined ? {} : { title: found }) });
      });
    return () => {
      isCancelled = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `params` is new on every render and follows from the path
  }, [at, language, route, siteName, store]);
  const isLoading = Boolean(route.load && route.head) && known?.at !== at;
  const found = known?.at === at ? known.title : undefined;
  // While the new head loads, the document keeps its current title.
  useTitle(isLoading ? undefined : (found ?? title.page), found === undefined ? title.section : undefined);
}
