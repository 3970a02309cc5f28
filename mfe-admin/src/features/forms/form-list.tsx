import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import {
  ConsolePage,
  DataTable,
  ErrorState,
  ListCard,
  PageHeader,
  RowsSkeleton,
  type Column,
} from '@porchlight/console-ui';
import { contactFields } from '@porchlight/contracts/content';
import { callsOf } from '@porchlight/resource-kit';
import { EmptyState } from '@porchlight/ui';
import { formsMessages } from './messages/catalog.ts';
import { siteForms, type SiteForm } from './site-forms.ts';

/** List of the forms. */
export function FormList() {
  const t = useMessages(formsMessages);
  const { data, error, isFetching, refetch } = callsOf(siteForms.resource).list.useQuery(
    { query: { perPage: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useColumns();
  const forms = data?.records as readonly SiteForm[] | undefined;
  return (
    <ConsolePage>
      <PageHeader title={t('siteForms.title')} description={t('description')} />
      <ListCard viewsLabel={t('siteForms.title')}>
        {error && (
          <ErrorState
            title={t('failed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {!forms && !error && <RowsSkeleton rows={2} label={t('loading')} />}
        {forms?.length === 0 && <EmptyState title={t('empty')} />}
        {forms && forms.length > 0 && (
          <DataTable
            rows={forms}
            columns={columns}
            nameOf={({ label }) => label}
            isStale={isFetching}
            texts={{ caption: t('siteForms.title') }}
          />
        )}
      </ListCard>
    </ConsolePage>
  );
}

function useColumns(): readonly Column<SiteForm>[] {
  const t = useMessages(formsMessages);
  const format = useFormat();
  return [
    {
      key: 'label',
      title: t('label'),
      card: 'title',
      render: ({ id, label }) => <Link to={`?form=${id}`}>{label}</Link>,
    },
    {
      key: 'fields',
      title: t('fields'),
      render: () => contactFields.map((name) => t(`field.${name}`)).join(', '),
    },
    {
      key: 'recipients',
      title: t('siteForms.recipients'),
      card: 'fact',
      render: ({ recipients }) => recipients.join(', ') || t('noRecipients'),
    },
    {
      key: 'open',
      title: t('openMessages'),
      isNumeric: true,
      render: ({ openSubmissions }) => format.number(openSubmissions),
    },
  ];
}
