import { useMessages } from '@porchlight/client';
import { supportSearchLength } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import { RecordSearch } from '../../shared/lists/record-search.tsx';
import { listingCalls } from '../../shared/listings/listing-calls.ts';
import { useListingColumns } from '../../shared/listings/use-listing-columns.tsx';
import { listingPath } from '../../shared/support-paths.ts';
import { listingSearchMessages } from './messages/catalog.ts';

/** Search for listings. */
export function ListingSearch() {
  const t = useMessages(listingSearchMessages);
  const columns = useListingColumns();
  const [search, { currentData, error, isFetching }] = listingCalls.useLazySearchSupportListingsQuery();
  const count = currentData?.listings.length ?? 0;
  return (
    <>
      {currentData?.hasLandlords === false && !isFetching && (
        <Notice tone="warn" role="status" title={t('noLandlords')}>
          {t('noLandlordsText')}
        </Notice>
      )}
      <RecordSearch
        find={async (text) => (await search({ query: { search: text } })).data?.listings}
        found={
          currentData && {
            rows: currentData.listings,
            columns,
            nameOf: ({ title }) => title,
            caption: t('listings'),
            empty: { title: t('none'), text: t('noneText') },
            count: t(currentData.isMore ? 'firstFound' : 'found', { count }),
          }
        }
        pathOf={listingPath}
        error={error}
        isFetching={isFetching}
        length={supportSearchLength}
        texts={{
          label: t('search'),
          hint: t('hint'),
          button: t('submit'),
          busy: t('loading'),
          tooShort: t('tooShort', { min: supportSearchLength.min }),
          failed: t('failed'),
          tryAgain: t('tryAgain'),
        }}
      />
    </>
  );
}
