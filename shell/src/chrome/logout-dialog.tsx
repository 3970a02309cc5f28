import { sessionEnded, signOut, useWords } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { Button, Dialog } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { shellWords } from '../words/catalogue.ts';
import { isConsole } from './frame.tsx';

/** Asks before logging out, with the fixed texts; the focus is on staying. */
export function LogoutDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useWords(shellWords);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) stay.current?.focus();
  }, [isOpen]);
  const hasLeft = useSelector((state) => state.session.hasLeft === true);
  // Once the page that they left is gone, a guard has to tell them again.
  useEffect(() => {
    if (hasLeft && !isConsole(pathname)) dispatch(sessionEnded());
  }, [hasLeft, pathname, dispatch]);
  const leave = () => {
    onClose();
    if (isConsole(pathname)) navigate('/', { replace: true });
    void dispatch(signOut());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('logoutTitle')}
      closeLabel={t('close')}
      foot={
        <>
          <Button ref={stay} onClick={onClose}>
            {t('logoutStay')}
          </Button>
          <Button look="primary" onClick={leave}>
            {t('logoutAct')}
          </Button>
        </>
      }
    >
      <p>{t('logoutWhy')}</p>
    </Dialog>
  );
}
