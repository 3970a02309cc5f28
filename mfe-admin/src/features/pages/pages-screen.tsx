import { matchPath, useLocation } from '@porchlight/client/router';
import { resourceRoutes } from '@porchlight/resource-kit';
import { pageTypes } from './page-resources.ts';

// An address without a parameter comes before one that a parameter also matches: `/admin/pages/types`.
const screens = Object.entries(resourceRoutes(pageTypes)).sort(
  ([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** Screens of page types: list and form. */
export function PagesScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
