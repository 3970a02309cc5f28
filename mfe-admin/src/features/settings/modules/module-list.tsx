import { useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import {
  DataTable,
  ErrorState,
  ListCard,
  RowsSkeleton,
  StatusBadge,
  type Column,
  type ListCardProps,
} from '@porchlight/console-ui';
import type { ProjectModule } from '@porchlight/contracts/content';
import { settingsMessages } from '../messages/catalog.ts';
import { moduleMessages } from './messages/catalog.ts';
import { modulesCalls } from './modules-calls.ts';

/** The modules of the site, each with a link to its switch and settings for those who may change them. */
export function ModuleList({ tabs }: { readonly tabs: Pick<ListCardProps, 'views' | 'viewsLabel' | 'link'> }) {
  const t = useMessages(settingsMessages);
  const { data, error, isFetching, refetch } = modulesCalls.useListProjectModulesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const tModule = useMessages(moduleMessages);
  const columns = useColumns();
  return (
    <ListCard {...tabs}>
      {error && (
        <ErrorState
          title={t('loadFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={5} label={t('loading')} />}
      {data && (
        <DataTable
          rows={data.projectModules}
          columns={columns}
          nameOf={({ key }) => tModule(`name.${key}`)}
          isStale={isFetching}
          texts={{ caption: t('modules') }}
        />
      )}
    </ListCard>
  );
}

function useColumns(): readonly Column<ProjectModule>[] {
  const t = useMessages(settingsMessages);
  const tModule = useMessages(moduleMessages);
  const format = useFormat();
  const canModify = usePermission('modifyProjectModules');
  return [
    {
      key: 'name',
      title: t('module'),
      card: 'title',
      render: ({ id, key }) => {
        const name = tModule(`name.${key}`);
        return canModify ? <Link to={`/admin/settings/modules/${id}`}>{name}</Link> : name;
      },
    },
    { key: 'description', title: t('description.column'), render: ({ key }) => tModule(`description.${key}`) },
    {
      key: 'state',
      title: t('state'),
      card: 'status',
      render: ({ isEnabled }) => (
        <StatusBadge tone={isEnabled ? 'ok' : 'quiet'}>{t(isEnabled ? 'on' : 'off')}</StatusBadge>
      ),
    },
    {
      key: 'updatedAt',
      title: t('changed'),
      card: 'fact',
      render: ({ updatedAt }) => (updatedAt ? format.date(updatedAt, 'short') : t('never')),
    },
  ];
}
