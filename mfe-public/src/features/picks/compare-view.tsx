import { api, useLanguage } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { CompareTable } from '@porchlight/listing-ui';
import { useDistanceRows } from '@porchlight/listing-ui/places';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import css from './picks.module.css';
import { usePicksWords } from './words/catalogue.ts';

function useHome(id: string | undefined) {
  return api.useGetListingQuery({ params: { id: id ?? '' }, query: { lang: useLanguage() } }, { skip: !id });
}
/** The pages of up to four homes; hooks are called the same number of times whatever is asked. */
function useHomes([first, second, third, fourth]: readonly string[]) {
  const asked = [useHome(first), useHome(second), useHome(third), useHome(fourth)];
  const homes = asked.flatMap(({ currentData }) => (currentData && 'rent' in currentData.listing ? [currentData.listing as Listing] : []));
  return { homes, isLoading: asked.some(({ isFetching, currentData }) => isFetching && !currentData), failed: asked.filter(({ isError }) => isError) };
}

/** The ticked homes side by side. */
export function CompareView({ ids, noteOf, onClose }: { readonly ids: readonly string[]; readonly noteOf: (id: string) => string; readonly onClose: () => void }) {
  const t = usePicksWords();
  const { homes, isLoading, failed } = useHomes(ids);
  const farRows = useDistanceRows();
  const noteRows = ids.some(noteOf) ? [{ key: 'note', label: t('yourNote'), valueOf: ({ id }: Listing) => noteOf(id) || t('noNote') }] : [];
  const retry = () => { for (const one of failed) void one.refetch(); };
  return (
    <section aria-busy={isLoading}>
      <p className={css.back}><Button icon={IconArrowLeft} onClick={onClose}>{t('backToPicks')}</Button></p>
      {failed.length > 0 && <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>{t('compareFailed', { count: failed.length })}</Notice>}
      {isLoading ? <Skeleton shape="box" /> : homes.length > 0 && <CompareTable homes={homes} more={[...farRows, ...noteRows]} />}
    </section>
  );
}
