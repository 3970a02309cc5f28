import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useLastSearch } from '../../shared/device-storage/last-search.ts';
import { useHomeMessages } from './messages/catalog.ts';
import css from './home.module.css';

/** Link to the last search of this session. Rendered on the client only. */
export function ContinueSearch() {
  const t = useHomeMessages();
  const last = useLastSearch();
  if (!last) return null;
  return (
    <Link className={css.continue} to={last.url}>
      <Icon of={IconHistory} />
      {t('continueSearch', { search: last.words || t('lastSearch') })}
    </Link>
  );
}
