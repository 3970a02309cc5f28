import { Button, Notice, Tabs } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from './account.module.css';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';
import { useAccountMessages } from './messages/catalog.ts';

type Panel = 'login' | 'sign-up' | 'forgot';

interface Props {
  readonly first: 'login' | 'sign-up';
  readonly isRedirected: boolean;
  readonly onDone: () => void;
}

/**
 * Renders the panels of the login dialog: login, sign-up and password reset. A user who was redirected from a page sees
 * why (docs/rules/access.md#access-3-route-guards-repeat-the-access-rules-in-the-browser).
 */
export function LoginPanels({ first, isRedirected, onDone }: Props) {
  const t = useAccountMessages();
  const [panel, setPanel] = useState<Panel>(first);
  const container = useRef<HTMLDivElement>(null);
  // The dialog sets the focus when it opens; a lazy form or another panel can render the target later.
  const isForgot = panel === 'forgot';
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [isForgot]);
  const tabs = [
    {
      id: 'login',
      label: t('tabLogin'),
      content: (
        <LoginForm
          onDone={onDone}
          onForgot={() => {
            setPanel('forgot');
          }}
        />
      ),
    },
    { id: 'sign-up', label: t('tabSignUp'), content: <SignUpForm onDone={onDone} /> },
  ];
  return (
    <div ref={container}>
      {isRedirected && (
        <Notice tone="warn" role="status" title={t('loggedOut')}>
          {t('loggedOutWhy')}
        </Notice>
      )}
      {isForgot ? (
        <div className={css.form}>
          <h3>{t('forgotTitle')}</h3>
          <ForgotForm />
          <Button
            look="link"
            onClick={() => {
              setPanel('login');
            }}
          >
            {t('backToLogin')}
          </Button>
        </div>
      ) : (
        <Tabs
          label={t('tabs')}
          tabs={tabs}
          active={panel}
          onChange={(id) => {
            setPanel(id === 'sign-up' ? 'sign-up' : 'login');
          }}
        />
      )}
    </div>
  );
}
