import { Link } from '@porchlight/client/router';
import { Icon, IconButton } from '@porchlight/ui';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import { toggleSavedSearch, useSavedSearches } from '../../shared/device-storage/saved-searches.ts';
import { useHomeMessages } from './messages/catalog.ts';
import css from './saved-searches-row.module.css';

/** Searches saved on this device, each with a button that removes it. Rendered on the client only. */
export function SavedSearchesRow() {
  const t = useHomeMessages();
  const id = useId();
  const saved = useSavedSearches();
  if (saved.length === 0) return null;
  return (
    <section className={css.row} aria-labelledby={id}>
      <h2 id={id}>{t('savedSearches')}</h2>
      <ul>
        {saved.map((search) => (
          <li key={search.url}>
            <Link to={search.url}>
              <Icon of={IconBell} />
              {search.words}
            </Link>
            <IconButton
              icon={IconX}
              label={t('removeSavedSearch', { search: search.words })}
              onClick={() => toggleSavedSearch(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
