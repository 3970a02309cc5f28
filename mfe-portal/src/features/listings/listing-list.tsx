import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { DataTable, ErrorState, ListCard, RowsSkeleton, type ListView } from '@porchlight/console-ui';
import {
  portalListingFilters,
  type PortalListingCounts,
  type PortalListingFilter,
  type PortalListingsPage,
} from '@porchlight/contracts/catalog';
import { useRef } from 'react';
import { listingName } from '../../shared/listing-titles/listing-name.ts';
import { portalListingsCalls } from '../../shared/listing-titles/portal-listings-calls.ts';
import { PageLinks } from '../../shared/page-links.tsx';
import type { RequestedChange } from './change/listing-change.ts';
import { useCurrentStates } from '../../shared/listing-titles/current-states.ts';
import css from './listings.module.css';
import { listingsMessages } from './messages/catalog.ts';
import { NoListings } from './no-listings.tsx';
import { useListingChanges } from './use-listing-changes.tsx';
import { useListingColumns } from './use-listing-columns.tsx';
import { useRowActions } from './use-row-actions.ts';

const path = '/portal/listings';

/** Returns the filter and the page in the address of the screen; what is unknown there is ignored. */
function readAddress(query: URLSearchParams): { readonly state?: PortalListingFilter; readonly page?: number } {
  const state = portalListingFilters.find((one) => one === query.get('state'));
  const page = pageFromQuery(query);
  return { ...(state ? { state } : {}), ...(page ? { page } : {}) };
}

function useViews(current: PortalListingFilter | undefined, counts: PortalListingCounts | undefined): ListView[] {
  const t = useMessages(listingsMessages);
  return (['all', ...portalListingFilters] as const).map((key) => ({
    key,
    label: t(`view.${key}`),
    to: key === 'all' ? path : `${path}?state=${key}`,
    isCurrent: key === (current ?? 'all'),
    count: counts?.[key],
  }));
}

/** List of the landlord's listings, newest first; its filter and page are in the address. */
export function ListingList() {
  const t = useMessages(listingsMessages);
  const address = readAddress(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = portalListingsCalls.useListPortalListingsQuery(
    { query: address },
    { refetchOnMountOrArgChange: true },
  );
  const page = useCurrentStates(data);
  const views = useViews(address.state, page?.counts);
  const { request, dialog } = useListingChanges(JSON.stringify(address), refetch);
  const list = useRef<HTMLDivElement>(null);
  const reloadList = () => {
    void refetch();
    // The pressed button goes, with its row or without it.
    list.current?.focus();
  };
  return (
    <ListCard views={views} viewsLabel={t('views')} link={Link}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!page && !error && <RowsSkeleton label={t('loading')} />}
      <div ref={list} tabIndex={-1} className={css.list}>
        {page && !error && (
          <Listings
            page={page}
            filter={address.state}
            isStale={isFetching}
            onRequest={request}
            onOutdated={reloadList}
          />
        )}
      </div>
      {dialog}
    </ListCard>
  );
}

function Listings({
  page: { listings, pagination },
  filter,
  isStale,
  onRequest,
  onOutdated,
}: {
  readonly page: PortalListingsPage;
  readonly filter: PortalListingFilter | undefined;
  readonly isStale: boolean;
  readonly onRequest: (requested: RequestedChange) => void;
  readonly onOutdated: () => void;
}) {
  const t = useMessages(listingsMessages);
  const columns = useListingColumns(onRequest, onOutdated);
  const rowActions = useRowActions();
  if (listings.length === 0) return <NoListings filter={filter} />;
  return (
    <>
      <DataTable
        rows={listings}
        columns={columns}
        nameOf={listingName}
        isStale={isStale}
        rowActions={rowActions}
        texts={{ caption: t('title'), actions: t('actions'), rowMenu: (name) => t('actionsOf', { name }) }}
      />
      <div className={css.footer}>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </div>
    </>
  );
}
