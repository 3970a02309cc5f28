import { api, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { maxListingsPerPage, type FavouritesResponse } from '@porchlight/contracts/catalog';
import type { Favourite } from '@porchlight/listing-ui/favourites';
import { useEffect, useState } from 'react';

const perPage = maxListingsPerPage;
const none: readonly Favourite[] = [];
/** Favourites of the second and later pages. */
interface RemainingPages {
  readonly firstPage: FavouritesResponse;
  readonly homes: readonly Favourite[];
  readonly isError: boolean;
}

/**
 * Loads all favourites, because sorting needs the complete list. The first page is returned at once, the others when
 * loaded.
 */
export function useFavouriteListings() {
  const lang = useLanguage();
  const dispatch = useDispatch();
  const [remaining, setRemaining] = useState<RemainingPages>();
  // Refetched on every visit, because another device may have changed the list. Within a visit a removed listing keeps
  // its Undo.
  const {
    data: first,
    isError,
    refetch,
  } = api.useListFavouritesQuery({ query: { perPage, lang } }, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    const pages = first ? Math.ceil(first.pagination.total / perPage) : 0;
    if (!first || pages < 2) return undefined;
    let isCancelled = false;
    const fetchPage = (page: number) =>
      dispatch(
        api.endpoints.listFavourites.initiate(
          { query: { page, perPage, lang } },
          { subscribe: false, forceRefetch: true },
        ),
      );
    void Promise.all(Array.from({ length: pages - 1 }, (_, at) => fetchPage(at + 2))).then((responses) => {
      if (!isCancelled)
        setRemaining({
          firstPage: first,
          homes: responses.flatMap(({ data }) => data?.listings ?? []),
          isError: responses.some(({ data }) => !data),
        });
    });
    return () => {
      isCancelled = true;
    };
  }, [first, lang, dispatch]);
  const current = remaining && remaining.firstPage === first ? remaining : undefined;
  return {
    homes: first && [...first.listings, ...(current?.homes ?? none)],
    isError,
    isPartMissing: current?.isError === true,
    retry: () => {
      void refetch();
    },
  };
}
