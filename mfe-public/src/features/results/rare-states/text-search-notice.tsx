import { Link } from '@porchlight/client/router';
import { LocationLinks } from '../../../shared/locations/location-links.tsx';
import { useRareStateMessages } from './messages/catalog.ts';
import { resultsUrl } from '../results-query.ts';
import css from '../results.module.css';
import type { Results } from '../use-results.ts';

export interface TextSearchNoticeProps {
  readonly text: string;
  /** Location that the text was resolved to. */ readonly location: string | undefined;
  readonly results: Results;
}
/**
 * Explains what a typed text was resolved to: the location, or suggestions; and links to a search for the text itself.
 */
export function TextSearchNotice({ text, location, results }: TextSearchNoticeProps) {
  const t = useRareStateMessages();
  const keywordUrl = resultsUrl('/homes', { keyword: text });
  if (location)
    return (
      <p className={css.hint}>
        {t('showingPlace', { place: location })} <Link to={keywordUrl}>{t('searchInstead', { text })}</Link>
      </p>
    );
  return (
    <section className={css.notice}>
      <h2>
        {t(results.suggestions.length === 0 ? 'nothingFor' : results.isGuess ? 'didYouMeanFor' : 'searchedFor', {
          text,
        })}
      </h2>
      <LocationLinks locations={results.suggestions} carriedQuery={results.guessedQuery} />
      <p>
        <Link to={keywordUrl}>{t('searchWords', { text })}</Link>
      </p>
    </section>
  );
}
