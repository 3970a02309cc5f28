import { matchPath, useLocation } from '@porchlight/client/router';
import { resourceRoutes } from '@porchlight/resource-kit';
import { CompanyDetail } from './company-detail.tsx';
import { companies } from './company-screens.ts';

// An address without a parameter comes before one that a parameter also matches: `/admin/companies/create`.
const screens = Object.entries(resourceRoutes(companies, { '/admin/companies/:id': () => <CompanyDetail /> })).sort(
  ([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')),
);

/** Screens of companies: list, record and form. */
export function CompaniesScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
