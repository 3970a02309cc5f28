import { loadWithRetry, useMessages } from '@porchlight/client';
import { Dialog, Spinner } from '@porchlight/ui';
import { lazy, Suspense } from 'react';
import { Boundary } from '../../areas/boundary.tsx';
import { shellMessages } from '../../messages/catalog.ts';
import css from './dialogs.module.css';

// Loaded on first use, because most visitors never log in.
const Panels = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: "login" */ '../../account/login-panels.tsx')).then((file) => ({
    default: file.LoginPanels,
  })),
);

interface Props {
  readonly isOpen: boolean;
  readonly first: 'login' | 'sign-up';
  /** The dialog opens instead of a page that requires a login. */
  readonly isRedirected: boolean;
  readonly onClose: () => void;
  /** Called after a successful login. */ readonly onDone: () => void;
}

/** Renders the login and sign-up dialog; its content is reset each time it opens. */
export function LoginDialog({ isOpen, onClose, ...panels }: Props) {
  const t = useMessages(shellMessages);
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
          <Panels {...panels} />
        </Suspense>
      </Boundary>
    </Dialog>
  );
}
