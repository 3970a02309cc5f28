import { api, useLanguage } from '@porchlight/client';
import type { FavouriteListing, Listing } from '@porchlight/contracts/catalog';
import { CompareTable, isCard, type Pick } from '@porchlight/listing-ui';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import own from '../../own-homes/own-homes.module.css';
import { useDistances } from '../../places/use-distances.ts';
import css from './favourites.module.css';
import { useFavouriteWords } from './words/catalogue.ts';

const useHome = (id: string | undefined) => api.useGetListingQuery({ params: { id: id ?? '' }, query: { lang: useLanguage() } }, { skip: !id });
/** The pages of up to four homes; hooks are called the same number of times whatever is asked. */
function useHomes([first, second, third, fourth]: readonly string[]) {
  const asked = [useHome(first), useHome(second), useHome(third), useHome(fourth)];
  const homes = asked.flatMap(({ currentData }) => (currentData && 'rent' in currentData.listing ? [currentData.listing as Listing] : []));
  return { homes, isLoading: asked.some(({ isFetching, currentData }) => isFetching && !currentData), failed: asked.filter(({ isError }) => isError) };
}

export interface CompareViewProps { readonly ids: readonly string[]; readonly kept: readonly Pick[]; readonly noteOf: (home: FavouriteListing) => string; readonly onClose: () => void }

/** The ticked homes side by side, with how far each is from the renter's places and what was noted. */
export function CompareView({ ids, kept, noteOf, onClose }: CompareViewProps) {
  const t = useFavouriteWords();
  const { homes, isLoading, failed } = useHomes(ids);
  const notes = new Map(kept.filter(isCard).map((home) => [home.id, noteOf(home)]));
  const distances = useDistances();
  const [anyHome] = homes;
  const farRows = (anyHome ? distances(anyHome) : []).map(({ place }) => ({
    key: place.id, label: t('distanceTo', { place: place.name }), valueOf: (home: Listing) => distances(home).find((one) => one.place.id === place.id)?.text ?? '' }));
  const noteRows = ids.some((id) => notes.get(id)) ? [{ key: 'note', label: t('yourNote'), valueOf: ({ id }: Listing) => notes.get(id) || t('noNote') }] : [];
  const retry = () => { for (const one of failed) void one.refetch(); };
  return (
    <section aria-busy={isLoading}>
      <p className={css.back}><Button icon={IconArrowLeft} onClick={onClose}>{t('back')}</Button></p>
      {failed.length > 0 && <Notice tone="warn" role="alert" className={own.notice} acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>{t('compareFailed', { count: failed.length })}</Notice>}
      {isLoading ? <Skeleton shape="box" /> : homes.length > 0 && <CompareTable homes={homes} more={[...farRows, ...noteRows]} />}
    </section>
  );
}
