import { matchPath, useLocation } from '@porchlight/client/router';
import { resourceRoutes } from '@porchlight/resource-kit';
import { CityScreen } from './cities/city-screen.tsx';
import { MetroAreaCreator, MetroAreaScreen } from './cities/metro-area-screens.tsx';
import { LocationsList } from './locations-list.tsx';
import { ProvinceScreen } from './province-screen.tsx';
import { faqs, metroAreas, postCategories } from './resources.ts';

// An address without a parameter comes before one that a parameter also matches: `/admin/faqs/create`,
// `/admin/faqs/:id`.
const screens = Object.entries({
  ...resourceRoutes(faqs),
  ...resourceRoutes(postCategories),
  ...resourceRoutes(metroAreas, {
    '/admin/metropolitan-areas/create': MetroAreaCreator,
    '/admin/metropolitanarea/:id/edit': MetroAreaScreen,
  }),
  '/admin/cities': LocationsList,
  '/admin/cities/:id/edit': CityScreen,
  '/admin/provinces/:id/edit': ProvinceScreen,
}).sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Screen of a resource of the admin area, chosen by the address. */
export function ContentScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
