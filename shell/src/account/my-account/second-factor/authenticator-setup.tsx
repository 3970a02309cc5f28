import { alertShown, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { TotpCode } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, TextInput } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import account from '../../account.module.css';
import myAccountCss from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { QrCode } from './qr-code.tsx';
import type { SetupStage } from './use-new-secret.ts';
import css from './second-factor.module.css';

interface Props {
  readonly secret: string;
  readonly otpauthUrl: string;
  readonly onDone: (stage: SetupStage) => void;
  readonly onCancel: () => void;
}

/** Renders the setup of an authenticator app: QR code, key as text, and the field for the first code. */
export function AuthenticatorSetup({ secret, otpauthUrl, onDone, onCancel }: Props) {
  const t = useOwnAccountMessages();
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
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const [confirm] = accountCalls.useConfirmTotpMutation();
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
      dispatch(alertShown({ id: 'second-factor', type: 'success', message: t('nowOn') }));
      onDone(data);
      await dispatch(refreshSession()); // unlocks the pages that require a second factor
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
      <div className={myAccountCss.acts}>
        <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('checking')}>
          {t('checkCode')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
