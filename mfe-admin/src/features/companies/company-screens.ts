import { companyResource } from '@porchlight/contracts/accounts';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { NameCell } from './name-cell.tsx';
import { companiesMessages as messages } from './messages/catalog.ts';

/** Companies with the paths of their screens. */
export const companies: ResourceScreens = {
  resource: companyResource,
  messages,
  name: 'name',
  paths: {
    list: '/admin/companies',
    create: '/admin/companies/create',
    show: '/admin/companies/:id',
    edit: '/admin/companies/:id/edit',
  },
  cells: { name: NameCell },
};
