import { Link } from '@porchlight/client/router';
import { PlaceLinks } from '../../site/place-links.tsx';
import { useResultsWords } from './words/catalogue.ts';
import { addressOf } from './results-address.ts';
import css from './results.module.css';
import type { Results } from './use-results.ts';

export interface WhatWasTypedProps {
  readonly text: string;
  /** The place that the text was taken for. */ readonly place: string | undefined;
  readonly results: Results;
}
/** What became of a text of the search box: the place it was taken for, or those it may have meant; and the way to search for its words. */
export function WhatWasTyped({ text, place, results }: WhatWasTypedProps) {
  const t = useResultsWords();
  const instead = addressOf('/homes', { keyword: text });
  if (place)
    return (
      <p className={css.hint}>
        {t('showingPlace', { place })} <Link to={instead}>{t('searchInstead', { text })}</Link>
      </p>
    );
  return (
    <section className={css.notice}>
      <h2>
        {t(results.suggestions.length === 0 ? 'nothingFor' : results.isGuess ? 'didYouMeanFor' : 'searchedFor', {
          text,
        })}
      </h2>
      <PlaceLinks places={results.suggestions} keeps={results.guessedKeeps} />
      <p>
        <Link to={instead}>{t('searchWords', { text })}</Link>
      </p>
    </section>
  );
}
