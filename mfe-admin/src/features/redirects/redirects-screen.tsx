import { matchPath, useLocation } from '@porchlight/client/router';
import { resourceRoutes } from '@porchlight/resource-kit';
import { redirects } from './redirect-screens.ts';

// An address without a parameter comes before one that a parameter also matches: `/admin/redirects/create`.
const screens = Object.entries(resourceRoutes(redirects)).sort(
  ([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** Screens of redirects: list and form. */
export function RedirectsScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
