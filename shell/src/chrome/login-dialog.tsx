import { loadedOnce, useWords } from '@porchlight/client';
import { Dialog, Spinner } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import { Boundary } from '../areas/boundary.tsx';
import { shellWords } from '../words/catalogue.ts';
import css from './dialogs.module.css';

// Most visitors never sign in: the form is fetched when the dialog first opens.
const Panels = lazy(() =>
  loadedOnce(() => import(/* webpackChunkName: "login" */ '../account/login-panels.tsx')).then((file) => ({
    default: file.LoginPanels,
  })),
);

interface Props {
  readonly isOpen: boolean;
  readonly tab: 'login' | 'sign-up';
  readonly onClose: () => void;
  /** Somebody is signed in. */ readonly onDone: () => void;
}

/** Login / Sign up: what it shows begins anew each time it opens. */
export function LoginDialog({ isOpen, tab, onClose, onDone }: Props) {
  const t = useWords(shellWords);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('loginTitle')} closeLabel={t('close')} className={css.login}>
      <Boundary
        onRetry={() => {
          window.location.reload();
        }}
      >
        <Suspense
          fallback={
            <div className={css.coming}>
              <Spinner label={t('loading')} />
            </div>
          }
        >
          <Panels first={tab} onDone={onDone} />
        </Suspense>
      </Boundary>
    </Dialog>
  );
}
