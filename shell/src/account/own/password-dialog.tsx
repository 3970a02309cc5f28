import { useSession, type ApiError } from '@porchlight/client';
import { PasswordAgain } from '@porchlight/contracts/accounts';
import { FormSummary, useForm, useFormWords } from '@porchlight/forms';
import { Button, Dialog, PasswordInput, type ButtonLook } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from '../account.module.css';
import { useOwnAccountWords } from './words/catalogue.ts';

interface Props {
  readonly title: string;
  /** Names the act. */
  readonly act: string;
  readonly look?: ButtonLook;
  readonly onClose: () => void;
  /** Gives the refusal, or nothing when it went well. */
  readonly send: (body: PasswordAgain) => Promise<ApiError | undefined>;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Says what will happen and asks for the password again. It is in the page only while it asks. */
export function PasswordDialog({ title, onClose, ...rest }: Props) {
  const t = useOwnAccountWords();
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      <PasswordForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PasswordForm({ act, look = 'primary', onClose, send, children }: Omit<Props, 'title'>) {
  const t = useOwnAccountWords(),
    words = useFormWords();
  const { user } = useSession();
  const form = useForm({
    type: PasswordAgain,
    labels: { current_password: t('current') },
    bodyOf: (values) => values,
    send: async (body) => {
      const why = await send(body);
      if (!why) onClose();
      return why;
    },
  });
  return (
    <form className={css.form} {...form.props}>
      {children}
      <FormSummary form={form} />
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordInput
        {...form.field('current_password')}
        hint={t('currentWhy')}
        data-focus-first
        autoComplete="current-password"
        showText={words('show')}
        hideText={words('hide')}
      />
      <div className={css.ends}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look={look} isBusy={form.isBusy} busyText={t('working')}>
          {act}
        </Button>
      </div>
    </form>
  );
}
