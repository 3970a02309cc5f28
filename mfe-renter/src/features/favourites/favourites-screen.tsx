import { api, toggleFavourite, useFavouriteIds, useLanguage, useWords } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { FavouritesAnswer } from '@porchlight/contracts/catalog';
import { CardGrid, CardSkeleton, PicksGrid } from '@porchlight/listing-ui';
import { Button, EmptyState, Icon, LinkButton, Notice, Pagination } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useCallback } from 'react';
import { renterWords } from '../../words/catalogue.ts';
import css from './favourites.module.css';

const pageOf = (query: URLSearchParams) => { const page = Number(query.get('p') ?? 1); return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined; };

/** The homes that the signed-in renter keeps; those of the device joined them at sign-in (client: mergeFavourites). */
export default function FavouritesScreen() {
  const t = useWords(renterWords);
  const lang = useLanguage();
  const ids = useFavouriteIds();
  const [query] = useSearchParams();
  const page = pageOf(query);
  // Asked anew on every visit: another device may have changed the list. Within a visit a removed home stays with its Undo.
  const { data, isError, refetch } = api.useListFavouritesQuery({ query: { ...(page ? { page } : {}), lang } }, { refetchOnMountOrArgChange: true });
  return (
    <div className={css.page}>
      <div className={css.head}><h1 tabIndex={-1}>{t('favourites')}</h1>{data && <p role="status">{t('count', { count: ids.length })}</p>}</div>
      {isError && <Notice tone="danger" role="alert" className={css.notice} acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('failed')}</Notice>}
      {!data && !isError && <div aria-busy="true"><CardGrid>{[0, 1, 2].map((at) => <li key={at}><CardSkeleton /></li>)}</CardGrid></div>}
      {data && <Kept answer={data} isEmpty={ids.length === 0} />}
    </div>
  );
}

function Kept({ answer: { listings, pagination }, isEmpty }: { readonly answer: FavouritesAnswer; readonly isEmpty: boolean }) {
  const t = useWords(renterWords);
  const dispatch = useDispatch();
  const toggle = useCallback((id: string) => { void dispatch(toggleFavourite(id)); }, [dispatch]);
  return (
    <>
      <PicksGrid picks={listings} onToggle={toggle} />
      {isEmpty && <EmptyState picture={<div className={css.picture}><Icon of={IconHeart} size={32} /></div>} acts={<LinkButton look="primary" link={Link} to="/homes">{t('findHome')}</LinkButton>}>{t('empty')}</EmptyState>}
      <Pagination label={t('pages')} previousLabel={t('previousPage')} nextLabel={t('nextPage')} pageLabel={(number) => t('pageN', { page: number })} current={pagination.currentPage}
        previous={pagination.prevPages} next={pagination.nextPages} addressOf={(number) => (number > 1 ? `?p=${number}` : '?')} link={Link} />
    </>
  );
}
