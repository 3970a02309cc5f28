import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import {
  ConsolePage,
  ErrorState,
  ListCard,
  PageHeader,
  PageMessage,
  RowsSkeleton,
  StatusBadge,
} from '@porchlight/console-ui';
import { submissionLists } from '@porchlight/contracts/content';
import { callsOf } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { ExportButton } from '../../shared/export-button.tsx';
import { FormSettings } from './form-settings.tsx';
import { formsMessages } from './messages/catalog.ts';
import { siteForms, type SiteForm } from './site-forms.ts';
import { SubmissionsList } from './submissions-list.tsx';

/** Page of one form: its messages in three lists, and its settings. */
export function FormDetail({ id }: { readonly id: string }) {
  const t = useMessages(formsMessages);
  const { data, error, refetch } = callsOf(siteForms.resource).show.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const form = data as SiteForm | undefined;
  const failure = error as ApiError | undefined;
  if (form) return <Form form={form} />;
  return (
    <ConsolePage>
      <PageHeader title={t(failure?.status === 404 ? 'missing' : 'siteForms.title')} />
      {!failure && <RowsSkeleton label={t('loading')} />}
      {failure?.status === 404 && (
        <PageMessage
          action={
            <LinkButton link={Link} to={siteForms.paths.list}>
              {t('toList')}
            </LinkButton>
          }
        />
      )}
      {failure && failure.status !== 404 && (
        <ErrorState
          title={t('failed')}
          message={failure.message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
    </ConsolePage>
  );
}

/** Returns the tabs of a form that the user may open; the lists need a permission of their own. */
function useTabs(id: string) {
  const t = useMessages(formsMessages);
  const [query] = useSearchParams();
  const canRead = usePermission('viewFormSubmissions');
  const keys = [...(canRead ? submissionLists : []), 'settings' as const];
  const current = keys.find((key) => key === query.get('tab')) ?? keys[0] ?? 'settings';
  const views = keys.map((key) => ({
    key,
    label: t(`tab.${key}`),
    to: `?form=${id}&tab=${key}`,
    isCurrent: key === current,
  }));
  return { current, card: { views, viewsLabel: t('tabs'), link: Link } };
}

function Form({ form }: { readonly form: SiteForm }) {
  const t = useMessages(formsMessages);
  const { current, card } = useTabs(form.id);
  return (
    <ConsolePage>
      <PageHeader
        title={form.label}
        status={form.isOpen ? undefined : <StatusBadge tone="warn">{t('closed')}</StatusBadge>}
        description={t('retention')}
        breadcrumbs={[{ to: siteForms.paths.list, label: t('siteForms.title') }]}
        breadcrumbsLabel={t('breadcrumbs')}
        link={Link}
        action={
          current === 'settings' ? undefined : (
            <ExportButton
              key={current}
              path={`/admin/forms/${form.id}/submissions/export?list=${current}`}
              name={`${form.id}-${current}`}
              texts={{ export: t('export'), exporting: t('exporting'), failed: t('exportFailed') }}
            />
          )
        }
      />
      {current === 'settings' ? (
        <FormSettings form={form} card={card} />
      ) : (
        <ListCard {...card}>
          <SubmissionsList key={current} form={form.id} list={current} />
        </ListCard>
      )}
    </ConsolePage>
  );
}
