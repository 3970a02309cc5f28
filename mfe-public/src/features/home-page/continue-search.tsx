import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useLastSearch } from '../../shared/device-storage/last-search.ts';
import { useSavedSearches } from '../../shared/device-storage/saved-searches.ts';
import { useHomeMessages } from './messages/catalog.ts';
import css from './home.module.css';

/** Links to the last search of this session and to the searches saved on this device. Rendered on the client only. */
export function ContinueSearch() {
  const t = useHomeMessages();
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
