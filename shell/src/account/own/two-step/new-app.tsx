import { flash, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { TotpCode } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, TextInput } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import account from '../../account.module.css';
import own from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { useOwnAccountWords } from '../words/catalogue.ts';
import { QrCode } from './qr-code.tsx';
import type { Stage } from './two-step-card.tsx';
import css from './two-step.module.css';

interface Props {
  readonly secret: string;
  readonly otpauthUrl: string;
  readonly onDone: (stage: Stage) => void;
  readonly onCancel: () => void;
}

/** The key for an app, for its camera and in letters, and the first code that comes back. */
export function NewApp({ secret, otpauthUrl, onDone, onCancel }: Props) {
  const t = useOwnAccountWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={css.setup}>
      <h3 ref={heading} tabIndex={-1}>
        {t('scan')}
      </h3>
      <p>{t('scanText')}</p>
      <QrCode text={otpauthUrl} label={t('scanLabel')} />
      <div>
        <p>{t('keyText')}</p>
        <p className={css.key}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <FirstCode onDone={onDone} onCancel={onCancel} />
    </div>
  );
}

function FirstCode({ onDone, onCancel }: Pick<Props, 'onDone' | 'onCancel'>) {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const [confirm] = ownAccount.useConfirmTotpMutation();
  const form = useForm({
    type: TotpCode,
    labels: { code: t('code') },
    bodyOf: ({ code }) => ({ code: code.replace(/\s/g, '') }),
    send: async (body) => {
      const { data, error } = await confirm({ body });
      if (!data) {
        const why = error as ApiError;
        return why.code === 'code-wrong' ? { ...why, errors: { code: [why.message] } } : why;
      }
      dispatch(flash({ type: 'success', text: t('nowOn'), timeout: 6000 }));
      onDone(data);
      await dispatch(refreshSession()); // what was closed to them until now is open
      return undefined;
    },
  });
  return (
    <form className={account.form} {...form.props}>
      <FormSummary form={form} />
      <TextInput
        {...form.field('code')}
        className={css.short ?? ''}
        hint={t('codeWhy')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
      />
      <div className={own.acts}>
        <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('checking')}>
          {t('checkCode')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
