import { api, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { FavouritesAnswer } from '@porchlight/contracts/catalog';
import type { Pick } from '@porchlight/listing-ui';
import { useEffect, useState } from 'react';

const perPage = 60;
const none: readonly Pick[] = [];
/** The pages after a first one. */
interface Rest {
  readonly of: FavouritesAnswer;
  readonly homes: readonly Pick[];
  readonly isError: boolean;
}

/** All kept homes, so that an order is that of all of them: the first page at once, the others when they have come. */
export function useKeptHomes() {
  const lang = useLanguage();
  const dispatch = useDispatch();
  const [rest, setRest] = useState<Rest>();
  // Asked anew on every visit: another device may have changed the list. Within a visit a removed home stays with its Undo.
  const {
    data: first,
    isError,
    refetch,
  } = api.useListFavouritesQuery({ query: { perPage, lang } }, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    const pages = first ? Math.ceil(first.pagination.total / perPage) : 0;
    if (!first || pages < 2) return undefined;
    let isGone = false;
    const call = (page: number) =>
      dispatch(
        api.endpoints.listFavourites.initiate(
          { query: { page, perPage, lang } },
          { subscribe: false, forceRefetch: true },
        ),
      );
    void Promise.all(Array.from({ length: pages - 1 }, (_, at) => call(at + 2))).then((answers) => {
      if (!isGone)
        setRest({
          of: first,
          homes: answers.flatMap(({ data }) => data?.listings ?? []),
          isError: answers.some(({ data }) => !data),
        });
    });
    return () => {
      isGone = true;
    };
  }, [first, lang, dispatch]);
  const known = rest && rest.of === first ? rest : undefined;
  return {
    homes: first && [...first.listings, ...(known?.homes ?? none)],
    isError,
    isPartMissing: known?.isError === true,
    retry: () => {
      void refetch();
    },
  };
}
