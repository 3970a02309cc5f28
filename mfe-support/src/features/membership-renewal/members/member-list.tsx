import { useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, FilterBar, FilterSelect, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import type { RenewalMember, RenewalMembersPage } from '@porchlight/contracts/commerce';
import { renewalMessages } from '../messages/catalog.ts';
import { renewalCalls } from '../renewal-calls.ts';
import { MemberRows } from './member-rows.tsx';
import { useMemberAddress } from './use-member-address.ts';

export interface Selection {
  /** Selected members by company, also those of other pages. */
  readonly chosen: ReadonlyMap<string, RenewalMember>;
  readonly onChoose: (chosen: ReadonlyMap<string, RenewalMember>) => void;
  /** Continues with the selected members. */
  readonly onContinue: () => void;
}

/** Members whose membership ends soon or ended not long ago; filters and page are in the address. */
export function MemberList(selection: Selection) {
  const t = useMessages(renewalMessages);
  const lang = useLanguage();
  const address = useMemberAddress();
  const { data, currentData, error, isFetching, refetch } = renewalCalls.useListRenewalMembersQuery(
    { query: { ...address.request, lang } },
    { refetchOnMountOrArgChange: true },
  );
  const page = currentData ?? data;
  return (
    <ListCard viewsLabel={t('list')}>
      <MemberFilters address={address} page={page} />
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!page && !error && <RowsSkeleton label={t('loading')} />}
      {page && !error && <MemberRows page={page} isStale={isFetching} address={address} selection={selection} />}
    </ListCard>
  );
}

function MemberFilters({
  address,
  page,
}: {
  readonly address: ReturnType<typeof useMemberAddress>;
  readonly page: RenewalMembersPage | undefined;
}) {
  const t = useMessages(renewalMessages);
  const { search, province, planId, isFiltered, filter, clear } = address;
  const plans = page?.plans.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const provinces = page?.provinces.map((value) => ({ value, label: value })) ?? [];
  return (
    <FilterBar
      search={search}
      onSearch={(text) => filter('search', text)}
      filters={
        <>
          <FilterSelect
            label={t('province')}
            value={province}
            choices={[{ value: '', label: t('anyProvince') }, ...provinces]}
            onChange={(value) => filter('province', value)}
          />
          <FilterSelect
            label={t('plan')}
            value={planId}
            choices={[{ value: '', label: t('anyPlan') }, ...plans]}
            onChange={(value) => filter('planId', value)}
          />
        </>
      }
      onClear={isFiltered ? clear : undefined}
      texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
    />
  );
}
