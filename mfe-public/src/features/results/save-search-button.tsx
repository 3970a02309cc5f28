import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, type ButtonLook } from '@porchlight/ui';
import IconBellFilled from '@tabler/icons-react/dist/esm/icons/IconBellFilled.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { toggleSavedSearch, useSavedSearches } from '../../shared/device-storage/saved-searches.ts';
import { useResultsMessages } from './messages/catalog.ts';
import css from './filters/filters.module.css';
import { resultsUrl } from './results-query.ts';
import type { FilterState } from './filters/use-filter-state.ts';

/** Button that saves the search on this device or removes it; the home page lists saved searches. */
export function SaveSearchButton({
  filterState,
  search,
  look = 'outline',
}: {
  readonly filterState: FilterState;
  readonly search: string;
  readonly look?: ButtonLook;
}) {
  const t = useResultsMessages();
  const dispatch = useDispatch();
  const url = resultsUrl(filterState.base, filterState.filters);
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
