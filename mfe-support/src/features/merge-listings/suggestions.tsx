import { useMessages } from '@porchlight/client';
import { FormSection, StatusBadge } from '@porchlight/console-ui';
import type { MergeCandidate, MergeSuggestion } from '@porchlight/contracts/catalog';
import { Button, EmptyState } from '@porchlight/ui';
import { ListingState } from '../../shared/listing-state/listing-state.tsx';
import { Candidate } from './candidate.tsx';
import css from './merge-listings.module.css';
import { mergeListingsMessages } from './messages/catalog.ts';

interface Props {
  readonly suggestions: readonly MergeSuggestion[];
  readonly onChosen: (listings: readonly MergeCandidate[]) => void;
}

/** Groups of listings that may be one home. */
export function Suggestions({ suggestions, onChosen }: Props) {
  const t = useMessages(mergeListingsMessages);
  return (
    <FormSection title={t('suggestions')}>
      {suggestions.length === 0 ? (
        <EmptyState title={t('noSuggestions')}>{t('noSuggestionsText')}</EmptyState>
      ) : (
        <>
          <p className={css.meta}>{t('suggestionsHint')}</p>
          <ul className={css.groups}>
            {suggestions.map(({ match, listings }) => (
              <li key={listings[0]?.id} className={css.suggested}>
                <StatusBadge tone={match === 'same' ? 'warn' : 'info'}>{t(`match.${match}`)}</StatusBadge>
                <ul className={css.members}>
                  {listings.map((listing) => (
                    <li key={listing.id}>
                      <Candidate listing={listing} />
                      <ListingState listing={listing} />
                    </li>
                  ))}
                </ul>
                <Button onClick={() => onChosen(listings)}>{t('compareGroup', { count: listings.length })}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </FormSection>
  );
}
