import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useLastSearch } from '../../site/last-search.ts';
import { usePublicWords } from '../../words/catalogue.ts';
import css from './home.module.css';

/** The way back into the last search of this session, once the browser has said whether there was one. */
export function ContinueSearch() {
  const t = usePublicWords();
  const last = useLastSearch();
  return last ? <Link className={css.continue} to={last.url}><Icon of={IconHistory} />{t('continueSearch', { search: last.words || t('lastSearch') })}</Link> : null;
}
