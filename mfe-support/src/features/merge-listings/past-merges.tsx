import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, FormSection, RowsSkeleton } from '@porchlight/console-ui';
import type { ListingMerge } from '@porchlight/contracts/catalog';
import css from './merge-listings.module.css';
import { mergeListingsCalls } from './merge-calls.ts';
import { mergeListingsMessages } from './messages/catalog.ts';
import { UndoMerge } from './undo-merge.tsx';

/** Last merges of a company; those of the last 30 days can be undone. */
export function PastMerges({ companyId }: { readonly companyId: string }) {
  const t = useMessages(mergeListingsMessages);
  const { currentData, error, refetch } = mergeListingsCalls.useListListingMergesQuery({ params: { companyId } });
  return (
    <FormSection title={t('past')}>
      {error && (
        <ErrorState
          title={t('pastFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !currentData && <RowsSkeleton rows={2} label={t('pastLoading')} />}
      {currentData?.merges.length === 0 && <p>{t('noPast')}</p>}
      {currentData && currentData.merges.length > 0 && (
        <ul className={css.past}>
          {currentData.merges.map((merge) => (
            <li key={merge.id}>
              <PastMerge merge={merge} />
              {merge.undoUntil !== undefined && <UndoMerge companyId={companyId} merge={merge} />}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function PastMerge({ merge }: { readonly merge: ListingMerge }) {
  const t = useMessages(mergeListingsMessages);
  const format = useFormat();
  const { canonical, duplicates, mergedAt, undoUntil, undoneAt } = merge;
  const time = format.date(mergedAt, 'long');
  const stateOf = () => {
    if (undoneAt !== undefined) return t('undoneAt', { time });
    return undoUntil === undefined ? t('mergedAt', { time }) : t('undoUntil', { time, date: format.date(undoUntil) });
  };
  return (
    <span className={css.pair}>
      <span>{t('pastText', { count: duplicates.length, title: canonical.title })}</span>
      <span className={css.meta}>{stateOf()}</span>
    </span>
  );
}
