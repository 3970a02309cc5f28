import { useSession, type ApiError } from '@porchlight/client';
import { PasswordConfirmation } from '@porchlight/contracts/accounts';
import { FormSummary, useForm, useFormMessages } from '@porchlight/forms';
import { Button, Dialog, PasswordInput, type ButtonLook } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from '../account.module.css';
import { useOwnAccountMessages } from './messages/catalog.ts';

interface Props {
  readonly title: string;
  /** Label of the submit button. */
  readonly act: string;
  readonly look?: ButtonLook;
  readonly onClose: () => void;
  /** Sends the password; resolves to the error, or to undefined on success. */
  readonly send: (body: PasswordConfirmation) => Promise<ApiError | undefined>;
  /** Explanation of what will happen. */
  readonly children: ReactNode;
}

/** Renders a dialog that explains an action and asks for the password. Mount it only while it is open. */
export function PasswordDialog({ title, onClose, ...rest }: Props) {
  const t = useOwnAccountMessages();
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      <PasswordForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PasswordForm({ act, look = 'primary', onClose, send, children }: Omit<Props, 'title'>) {
  const t = useOwnAccountMessages();
  const tForm = useFormMessages();
  const { user } = useSession();
  const form = useForm({
    type: PasswordConfirmation,
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
        showText={tForm('show')}
        hideText={tForm('hide')}
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
