import { sessionEnded, logOut, useMessages } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { Button, Dialog } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { shellMessages } from '../../messages/catalog.ts';
import { isConsolePath } from '../../areas/areas.ts';

/** Renders the logout confirmation; the focus starts on the button that cancels. */
export function LogoutDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) cancelButton.current?.focus();
  }, [isOpen]);
  const hasLoggedOut = useSelector((state) => state.session.hasLoggedOut === true);
  // Resets `hasLeft` outside the consoles, so that the route guard reports the next ended session again.
  useEffect(() => {
    if (hasLoggedOut && !isConsolePath(pathname)) dispatch(sessionEnded());
  }, [hasLoggedOut, pathname, dispatch]);
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
      closeLabel={t('close')}
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
