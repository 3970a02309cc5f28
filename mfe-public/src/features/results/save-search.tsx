import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, type ButtonLook } from '@porchlight/ui';
import IconBellFilled from '@tabler/icons-react/dist/esm/icons/IconBellFilled.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { toggleSavedSearch, useSavedSearches } from '../../site/saved-searches.ts';
import { useResultsWords } from './words/catalogue.ts';
import css from './filters.module.css';
import { addressOf } from './results-address.ts';
import type { Wishes } from './use-wishes.ts';

/** Keeps the search on this device, or lets it go; the home page lists what is kept. */
export function SaveSearch({
  wishes,
  search,
  look = 'outline',
}: {
  readonly wishes: Wishes;
  readonly search: string;
  readonly look?: ButtonLook;
}) {
  const t = useResultsWords();
  const dispatch = useDispatch();
  const url = addressOf(wishes.base, wishes.filters);
  const isSaved = useSavedSearches().some((one) => one.url === url);
  const toggle = () => {
    toggleSavedSearch({ url, words: search });
    dispatch(
      flash({ type: isSaved ? 'info' : 'success', text: t(isSaved ? 'searchLetGo' : 'searchKept'), timeout: 6000 }),
    );
  };
  return (
    <Button
      look={isSaved ? 'outline' : look}
      icon={isSaved ? IconBellFilled : IconBell}
      className={css.save}
      onClick={toggle}
    >
      <span className={css.saveText}>{t(isSaved ? 'savedSearch' : 'saveSearch')}</span>
    </Button>
  );
}
