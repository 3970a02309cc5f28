import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, type ButtonLook } from '@porchlight/ui';
import IconBellFilled from '@tabler/icons-react/dist/esm/icons/IconBellFilled.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useState } from 'react';
import { usePublicMessages } from '../../messages/catalog.ts';
import { useSavedSearches } from '../device-storage/saved-searches.ts';
import { DeferredPart } from '../loading/deferred-part.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import type { SearchToSave } from './search-to-save.ts';

const saveSearchDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "save-search" */ './save-search-dialog.tsx')).SaveSearchDialog,
);

interface Props {
  readonly search: SearchToSave;
  readonly look?: ButtonLook;
  readonly className?: string | undefined;
  readonly textClass?: string | undefined;
}
/** Button that saves a search: in the account, by email, or on this device. Its dialog is loaded on first use. */
export function SaveSearchButton({ search, look = 'outline', className, textClass }: Props) {
  const t = usePublicMessages();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const isSaved = useSavedSearches().some(({ url }) => url === search.url);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        look={isSaved ? 'outline' : look}
        icon={isSaved ? IconBellFilled : IconBell}
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className={textClass}>{t(isSaved ? 'savedSearch' : 'saveSearch')}</span>
      </Button>
      {isOpen && (
        <DeferredPart
          part={saveSearchDialog}
          props={{ search, onClose: close }}
          isWanted
          onFail={() => {
            close();
            dispatch(flash({ type: 'error', text: t('contentFailed') }));
          }}
        />
      )}
    </>
  );
}
