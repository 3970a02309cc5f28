import { useWords } from '@porchlight/client';
import { useAddress } from '@porchlight/client/router';
import { Button, Notice, Tabs } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { shellWords } from '../words/catalogue.ts';
import css from './dialogs.module.css';
import { LoginForm } from './login-form.tsx';

type Panel = 'login' | 'sign-up' | 'forgot';

/** What the login dialog shows: Login, Sign up, and the way out for who forgot the password. */
export function LoginPanels({ first, onDone }: { readonly first: 'login' | 'sign-up'; readonly onDone: () => void }) {
  const t = useWords(shellWords);
  const [panel, setPanel] = useState<Panel>(first);
  const whole = useRef<HTMLDivElement>(null);
  // The dialog looked for it when it opened; the form may have come later.
  useEffect(() => { whole.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus(); }, []);
  if (panel === 'forgot') return <Forgot onBack={() => { setPanel('login'); }} />;
  const tabs = [
    { id: 'login', label: t('tabLogin'), content: <LoginForm onDone={onDone} onForgot={() => { setPanel('forgot'); }} /> },
    { id: 'sign-up', label: t('tabSignUp'), content: <SignUp /> },
  ];
  return <div ref={whole}><Tabs label={t('loginTitle')} tabs={tabs} active={panel} onChange={(id) => { setPanel(id === 'sign-up' ? 'sign-up' : 'login'); }} /></div>;
}

function Forgot({ onBack }: { readonly onBack: () => void }) {
  const t = useWords(shellWords);
  return (
    <div className={css.form}>
      <h3>{t('forgotTitle')}</h3>
      <Notice role="status">{t('forgotLater')}</Notice>
      <Button onClick={onBack}>{t('backToLogin')}</Button>
    </div>
  );
}

/** Sign up is still to come, and says so. */
function SignUp() {
  const t = useWords(shellWords);
  const address = useAddress();
  return (
    <div className={css.form}>
      <Notice>{t('signUpLater')}</Notice>
      <p className={css.note}>{t('signUpNote')} <a href={address('/privacy-policy')}>{t('privacy')}</a> {t('and')} <a href={address('/terms-of-use')}>{t('terms')}</a>.</p>
    </div>
  );
}
