import { api, useLanguage } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { CompareTable } from './compare-table.tsx';
import css from './compare-view.module.css';
import { useDistanceRows } from './use-distance-rows.ts';
import { useCompareMessages } from './messages/catalog.ts';

function useListing(id: string | undefined) {
  return api.useGetListingQuery({ params: { id: id ?? '' }, query: { lang: useLanguage() } }, { skip: !id });
}
/** Loads up to four listings; always calls the same number of hooks. */
function useListings([first, second, third, fourth]: readonly string[]) {
  const queries = [useListing(first), useListing(second), useListing(third), useListing(fourth)];
  const listings = queries.flatMap(({ currentData }) =>
    currentData && 'rent' in currentData.listing ? [currentData.listing as Listing] : [],
  );
  return {
    listings,
    isLoading: queries.some(({ isFetching, currentData }) => isFetching && !currentData),
    failed: queries.filter(({ isError }) => isError),
  };
}

export interface CompareViewProps {
  readonly ids: readonly string[];
  /** Returns the note on a listing, or an empty string. */ readonly noteOf: (id: string) => string;
  readonly back: string;
  readonly onClose: () => void;
}

/** Comparison of the selected listings, with the distances to the renter's points of interest and the notes. */
export function CompareView({ ids, noteOf, back, onClose }: CompareViewProps) {
  const t = useCompareMessages();
  const { listings, isLoading, failed } = useListings(ids);
  const distanceRows = useDistanceRows();
  const noteRows = ids.some(noteOf)
    ? [{ key: 'note', label: t('yourNote'), valueOf: ({ id }: Listing) => noteOf(id) || t('noNote') }]
    : [];
  const retry = () => {
    for (const one of failed) void one.refetch();
  };
  return (
    <section aria-busy={isLoading}>
      <p className={css.back}>
        <Button icon={IconArrowLeft} onClick={onClose}>
          {back}
        </Button>
      </p>
      {failed.length > 0 && (
        <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>
          {t('failed', { count: failed.length })}
        </Notice>
      )}
      {isLoading ? (
        <Skeleton shape="box" />
      ) : (
        listings.length > 0 && <CompareTable listings={listings} more={[...distanceRows, ...noteRows]} />
      )}
    </section>
  );
}
