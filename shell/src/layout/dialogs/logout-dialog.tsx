import { logOut, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { Button, Dialog } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { useAccountMessages } from '../../account/messages/catalog.ts';
import { shellMessages } from '../../messages/catalog.ts';
import { isConsolePath } from '../../areas/areas.ts';

/** Renders the logout confirmation; the focus starts on the button that cancels. */
export function LogoutDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useAccountMessages();
  const shell = useMessages(shellMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) cancelButton.current?.focus();
  }, [isOpen]);
  const confirm = () => {
    onClose();
    if (isConsolePath(pathname)) navigate('/', { replace: true });
    void dispatch(logOut());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('logoutTitle')}
      closeLabel={shell('close')}
      foot={
        <>
          <Button ref={cancelButton} onClick={onClose}>
            {t('logoutStay')}
          </Button>
          <Button look="primary" onClick={confirm}>
            {t('logoutAct')}
          </Button>
        </>
      }
    >
      <p>{t('logoutWhy')}</p>
    </Dialog>
  );
}
