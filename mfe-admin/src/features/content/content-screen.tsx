import { matchPath, useLocation } from '@porchlight/client/router';
import { resourceRoutes } from '@porchlight/resource-kit';
import { LocationsList } from './locations-list.tsx';
import { ProvinceScreen } from './province-screen.tsx';
import { faqs, postCategories, provinces } from './resources.ts';

const provinceEdit = '/admin/provinces/:id/edit';
// An address without a parameter comes before one that a parameter also matches: `/admin/faqs/create`,
// `/admin/faqs/:id`.
const screens = Object.entries({
  ...resourceRoutes(faqs),
  ...resourceRoutes(postCategories),
  ...resourceRoutes(provinces, { [provinces.paths.list]: LocationsList, [provinceEdit]: ProvinceScreen }),
}).sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Screen of a resource of the admin area, chosen by the address. */
export function ContentScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
