import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import { toggleSavedSearch, useSavedSearches } from '../device-storage/saved-searches.ts';
import { useSaveSearchMessages } from './messages/catalog.ts';
import css from './save-search.module.css';
import type { SearchToSave } from './search-to-save.ts';

interface Props {
  readonly search: SearchToSave;
  readonly onClose: () => void;
}
/** Saves the search in this browser, without an address, or removes it; the home page lists such searches. */
export function SaveOnDevice({ search: { url, summary }, onClose }: Props) {
  const t = useSaveSearchMessages();
  const dispatch = useDispatch();
  const isSaved = useSavedSearches().some((one) => one.url === url);
  const toggle = () => {
    toggleSavedSearch({ url, words: summary });
    onClose();
    dispatch(flash({ type: 'success', text: t(isSaved ? 'removedFromDevice' : 'savedOnDevice'), timeout: 6000 }));
  };
  return (
    <div className={css.device}>
      <p className={css.small}>{t('deviceText')}</p>
      <Button isWide onClick={toggle}>
        {t(isSaved ? 'removeFromDevice' : 'saveOnDevice')}
      </Button>
    </div>
  );
}
