import { api, useLanguage } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { CompareTable } from './compare-table.tsx';
import css from './compare-view.module.css';
import { useDistanceRows } from './use-distance-rows.ts';
import { useCompareWords } from './words/catalogue.ts';

function useHome(id: string | undefined) {
  return api.useGetListingQuery({ params: { id: id ?? '' }, query: { lang: useLanguage() } }, { skip: !id });
}
/** The pages of up to four homes; hooks are called the same number of times whatever is asked. */
function useHomes([first, second, third, fourth]: readonly string[]) {
  const asked = [useHome(first), useHome(second), useHome(third), useHome(fourth)];
  const homes = asked.flatMap(({ currentData }) =>
    currentData && 'rent' in currentData.listing ? [currentData.listing as Listing] : [],
  );
  return {
    homes,
    isLoading: asked.some(({ isFetching, currentData }) => isFetching && !currentData),
    failed: asked.filter(({ isError }) => isError),
  };
}

export interface CompareViewProps {
  readonly ids: readonly string[];
  /** What was noted of a home, or nothing. */ readonly noteOf: (id: string) => string;
  readonly back: string;
  readonly onClose: () => void;
}

/** The ticked homes side by side, with how far each is from the renter's places and what was noted. */
export function CompareView({ ids, noteOf, back, onClose }: CompareViewProps) {
  const t = useCompareWords();
  const { homes, isLoading, failed } = useHomes(ids);
  const farRows = useDistanceRows();
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
        homes.length > 0 && <CompareTable homes={homes} more={[...farRows, ...noteRows]} />
      )}
    </section>
  );
}
