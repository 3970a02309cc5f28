import { Button, Tabs } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from './account.module.css';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAccountWords } from './words/catalogue.ts';

type Panel = 'login' | 'sign-up' | 'forgot';

/** What the login dialog shows: Login, Sign up, and the way out for who forgot the password. */
export function LoginPanels({ first, onDone }: { readonly first: 'login' | 'sign-up'; readonly onDone: () => void }) {
  const t = useAccountWords();
  const [panel, setPanel] = useState<Panel>(first);
  const whole = useRef<HTMLDivElement>(null);
  // The dialog looked for it when it opened; the form may have come later, and a panel may take another's place.
  const isForgot = panel === 'forgot';
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
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
    <div ref={whole}>
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
