import type { AnyResource } from '@porchlight/contracts';
import { companyResource } from '@porchlight/contracts/accounts';
import { feedFields, feedResource } from '@porchlight/contracts/catalog';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { ActiveCell } from './list/active-cell.tsx';
import { HealthCell } from './list/health-cell.tsx';
import { NameCell } from './list/name-cell.tsx';
import { LastRunCell, NextRunCell } from './list/run-cells.tsx';
import { feedsMessages as messages } from './messages/catalog.ts';

// The contract of catalog has neither the company, a record of accounts, nor the columns, which a test finds.
const [name, ...others] = feedResource.form;
const form: AnyResource['form'] = [
  ...(name ? [name] : []),
  { name: 'company', control: 'reference', of: () => companyResource },
  ...others,
  { name: 'mapping', control: 'columns', values: feedFields },
];

/** Feeds with the paths of their screens. */
export const feeds: ResourceScreens = {
  resource: { ...feedResource, form },
  messages,
  name: 'name',
  paths: { list: '/admin/feeds', create: '/admin/feeds/create', edit: '/admin/feeds/:id/edit' },
  cells: {
    name: NameCell,
    health: HealthCell,
    lastRunAt: LastRunCell,
    nextRunAt: NextRunCell,
    isActive: ActiveCell,
  },
};
