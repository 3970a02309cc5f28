import { useWords } from '@porchlight/client';
import { useAddress } from '@porchlight/client/router';
import { Button, Dialog, Notice, Tabs } from '@porchlight/ui';
import { useState } from 'react';
import { shellWords } from '../words/catalogue.ts';
import css from './dialogs.module.css';
import { LoginForm } from './login-form.tsx';

type Panel = 'login' | 'sign-up' | 'forgot';
interface Props { readonly isOpen: boolean; readonly tab: 'login' | 'sign-up'; readonly onClose: () => void }

/** Login / Sign up: what it shows begins anew each time it opens. */
export function LoginDialog({ isOpen, tab, onClose }: Props) {
  const t = useWords(shellWords);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('loginTitle')} closeLabel={t('close')} className={css.login}>
      <Panels first={tab} onDone={onClose} />
    </Dialog>
  );
}

function Panels({ first, onDone }: { readonly first: 'login' | 'sign-up'; readonly onDone: () => void }) {
  const t = useWords(shellWords);
  const [panel, setPanel] = useState<Panel>(first);
  if (panel === 'forgot') return <Forgot onBack={() => { setPanel('login'); }} />;
  const tabs = [
    { id: 'login', label: t('tabLogin'), content: <LoginForm onDone={onDone} onForgot={() => { setPanel('forgot'); }} /> },
    { id: 'sign-up', label: t('tabSignUp'), content: <SignUp /> },
  ];
  return <Tabs label={t('loginTitle')} tabs={tabs} active={panel} onChange={(id) => { setPanel(id === 'sign-up' ? 'sign-up' : 'login'); }} />;
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
