import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useLastSearch } from '../../site/last-search.ts';
import { useSavedSearches } from '../../site/saved-searches.ts';
import { useHomeWords } from './words/catalogue.ts';
import css from './home.module.css';

/** The ways back into the last search of this session and into the searches kept on this device, once the browser has said which there are. */
export function ContinueSearch() {
  const t = useHomeWords();
  const last = useLastSearch();
  const saved = useSavedSearches();
  if (!last && saved.length === 0) return null;
  return (
    <ul className={css.continues} aria-label={t('savedSearches')}>
      {last && (
        <li>
          <Link className={css.continue} to={last.url}>
            <Icon of={IconHistory} />
            {t('continueSearch', { search: last.words || t('lastSearch') })}
          </Link>
        </li>
      )}
      {saved
        .filter(({ url }) => url !== last?.url)
        .map(({ url, words }) => (
          <li key={url}>
            <Link className={css.continue} to={url}>
              <Icon of={IconBell} />
              {words}
            </Link>
          </li>
        ))}
    </ul>
  );
}
