import { useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import {
  DataTable,
  ErrorState,
  FilterBar,
  FilterSelect,
  FooterBar,
  ListCard,
  RowsSkeleton,
  type Column,
} from '@porchlight/console-ui';
import { translationStates, type TranslationsPage, type Translation } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { Button, EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../shared/page-links.tsx';
import { translationsMessages } from './messages/catalog.ts';
import { translationsCalls } from './translations-calls.ts';
import type { DeskAddress } from './use-desk-address.ts';

interface Props {
  readonly kinds: readonly ResourceScreens[];
  readonly address: DeskAddress;
}

/** Records by the state of their French texts, with counts, filters and pages in the address. */
export function TranslationList({ kinds, address }: Props) {
  const t = useMessages(translationsMessages);
  const { query } = address;
  const { data, error, isFetching, refetch } = translationsCalls.useListTranslationsQuery(
    { query },
    { refetchOnMountOrArgChange: true },
  );
  const counts = data?.counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const views = translationStates.map((state) => ({
    key: state,
    label: t(`state.${state}`),
    to: address.addressOfState(state),
    isCurrent: state === query.state,
    count: counts?.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0),
  }));
  return (
    <ListCard views={views} viewsLabel={t('states')} link={Link}>
      <Filters kinds={kinds} address={address} counts={data?.counts} />
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('loading')} />}
      {data && !error && <Records page={data} address={address} isStale={isFetching} />}
    </ListCard>
  );
}

function Filters({
  kinds,
  address: { query, set, clear, isFiltered },
  counts = [],
}: Props & { readonly counts: TranslationsPage['counts'] | undefined }) {
  const t = useMessages(translationsMessages);
  const countOf = (label: string) =>
    counts.find(({ kind, state }) => kind === label && state === query.state)?.count ?? 0;
  const choices = kinds.map(({ resource: { label } }) => ({
    value: label,
    label: t('kindCount', { kind: t(`kind.${label}` as 'kind'), count: countOf(label) }),
  }));
  return (
    <FilterBar
      search={query.search ?? ''}
      onSearch={(search) => set('search', search)}
      filters={
        <FilterSelect
          label={t('kind')}
          value={query.kind ?? ''}
          choices={[{ value: '', label: t('anyKind') }, ...choices]}
          onChange={(kind) => set('kind', kind)}
        />
      }
      onClear={isFiltered ? clear : undefined}
      texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
    />
  );
}

function Records({
  page: { translations, pagination },
  address,
  isStale,
}: {
  readonly page: TranslationsPage;
  readonly address: DeskAddress;
  readonly isStale: boolean;
}) {
  const t = useMessages(translationsMessages);
  const language = useLanguage();
  const columns = useColumns(address);
  if (translations.length === 0)
    return (
      <div role="status">
        {address.isFiltered ? (
          <EmptyState title={t('noMatch')} acts={<Button onClick={address.clear}>{t('clear')}</Button>} />
        ) : (
          <EmptyState title={t(`empty.${address.query.state}`)} />
        )}
      </div>
    );
  return (
    <>
      <DataTable
        rows={translations.map((record) => ({ ...record, recordId: record.id, id: `${record.kind}/${record.id}` }))}
        columns={columns}
        nameOf={({ name }) => name[language] ?? name['en-CA']}
        isStale={isStale}
        texts={{ caption: t('texts') }}
      />
      <FooterBar>
        <p role="status">{t(pagination.more ? 'countMore' : 'count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}

type Row = Translation & { readonly recordId: string };
function useColumns(address: DeskAddress): readonly Column<Row>[] {
  const t = useMessages(translationsMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      card: 'title',
      render: ({ kind, recordId, name }) => (
        <Link to={address.addressOf({ kind, id: recordId })}>{name[language] ?? name['en-CA']}</Link>
      ),
    },
    { key: 'kind', title: t('kind'), card: 'fact', render: ({ kind }) => t(`kind.${kind}` as 'kind') },
    {
      key: 'work',
      title: t('work'),
      card: 'fact',
      render: ({ missing, outdated }) =>
        [
          missing.length > 0 && t('missing.count', { count: missing.length }),
          outdated.length > 0 && t('outdated.count', { count: outdated.length }),
        ]
          .filter(Boolean)
          .join(', ') || t('nothing'),
    },
  ];
}
