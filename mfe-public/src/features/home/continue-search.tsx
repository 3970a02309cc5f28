import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useLastSearch } from '../../site/last-search.ts';
import { usePublicWords, type PublicTranslate } from '../../words/catalogue.ts';
import css from './home.module.css';

const nameOf = (slug: string) => slug.replace(/-area$/, '').split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
/** A search in words: its place and how many wishes. */
function inWords(address: string, t: PublicTranslate): string {
  const [path = '', query = ''] = address.split('?');
  const place = path.split('/').filter(Boolean).slice(1).at(-1);
  const wishes = [...new URLSearchParams(query).keys()].filter((key) => key !== 'p' && key !== 'sort').length;
  const filters = wishes > 0 ? t('nChosen', { name: t('filters'), count: wishes }) : '';
  return [place ? nameOf(place) : t('homesForRent'), filters].filter(Boolean).join(', ');
}

/** The way back into the last search of this session, once the browser has said whether there was one. */
export function ContinueSearch() {
  const t = usePublicWords();
  const address = useLastSearch();
  return address ? <Link className={css.continue} to={address}><Icon of={IconHistory} />{t('continueSearch', { search: inWords(address, t) })}</Link> : null;
}
