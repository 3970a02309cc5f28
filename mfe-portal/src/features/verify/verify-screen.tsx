import { dialogOpened, flash, refreshSession, useSession, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useNavigate, useParams } from '@porchlight/client/router';
import { LandlordCode } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword, useForm, useFormMessages } from '@porchlight/forms';
import { Button, Card, Notice, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { portalMessages } from '../../messages/catalog.ts';
import { SendAgain } from './send-again.tsx';
import css from './verify.module.css';
import { landlordCalls } from '../../landlord-calls.ts';

/**
 * Renders the page where a landlord verifies the email address with a six-digit code. A link in the mail fills in the
 * code but does not submit it.
 */
export function VerifyScreen() {
  const t = useMessages(portalMessages);
  const { user } = useSession();
  const [isDone, setDone] = useState(false);
  const dispatch = useDispatch();
  return (
    <div className={css.page}>
      <h1>{t(isDone ? 'verified' : 'landlordVerify')}</h1>
      <Card isPadded className={css.card}>
        {isDone ? (
          <Notice
            tone="ok"
            role="status"
            acts={
              <Button
                onClick={() => {
                  dispatch(dialogOpened('login'));
                }}
              >
                {t('logIn')}
              </Button>
            }
          >
            {t('verifiedWhy')}
          </Notice>
        ) : (
          <CodeForm
            key={user?.id ?? ''}
            known={user?.email}
            onDone={() => {
              setDone(true);
            }}
          />
        )}
      </Card>
    </div>
  );
}

/** Renders the code form. A signed-in landlord does not enter an email address. */
function CodeForm({ known, onDone }: { readonly known: string | undefined; readonly onDone: () => void }) {
  const t = useMessages(portalMessages);
  const tForm = useFormMessages();
  const { token = '' } = useParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [verify] = landlordCalls.useVerifyLandlordMutation();
  const form = useForm({
    type: LandlordCode,
    labels: {
      email: t('email'),
      code: t('code'),
      password: t('newPassword'),
      password_confirmation: tForm('confirmation'),
    },
    initialValues: { email: known ?? '', code: /^\d{6}$/.test(token) ? token : '' },
    bodyOf: ({ email, code, ...passwords }) => ({
      code: code.replace(/\s/g, ''),
      ...(known ? {} : { email: email.trim(), ...passwords }),
    }),
    send: async (body) => {
      const { error } = await verify({ body });
      if (error) return error as ApiError;
      if (!known) {
        onDone();
        return undefined;
      }
      await dispatch(refreshSession());
      dispatch(flash({ type: 'success', text: t('verified') }));
      navigate('/portal/dashboard');
      return undefined;
    },
  });
  return (
    <>
      <form className={css.card} {...form.props}>
        <p className={css.words}>{known ? t('codeText', { email: known }) : t('codeTextAny')}</p>
        <FormSummary form={form} />
        {!known && <TextInput {...form.field('email')} type="email" autoComplete="email" inputMode="email" />}
        <TextInput {...form.field('code')} autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
        {!known && <NewPassword form={form} />}
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('verifyBusy')}>
          {t('verifyAct')}
        </Button>
      </form>
      <SendAgain email={form.values.email.trim()} />
      {known && (
        <p className={css.words}>
          {t('whileWaiting')} <Link to="/portal/listings/create">{t('startListing')}</Link>
        </p>
      )}
    </>
  );
}
