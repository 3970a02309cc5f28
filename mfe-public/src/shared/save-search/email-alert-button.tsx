import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { DeferredPart } from '../loading/deferred-part.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { usePublicMessages } from '../../messages/catalog.ts';
import type { AlertSearch } from './alert-search.ts';

const alertDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "alert-dialog" */ './alert-dialog.tsx')).AlertDialog,
);

interface Props {
  readonly search: AlertSearch;
  readonly text: string;
  readonly className?: string | undefined;
  readonly textClass?: string | undefined;
}
/** Button for new listings of a search by email; its dialog is loaded on first use. */
export function EmailAlertButton({ search, text, className, textClass }: Props) {
  const t = usePublicMessages();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        icon={IconMail}
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className={textClass}>{text}</span>
      </Button>
      {isOpen && (
        <DeferredPart
          part={alertDialog}
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
