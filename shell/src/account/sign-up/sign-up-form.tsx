import { flash, signUp, track } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useAddress } from '@porchlight/client/router';
import { Registration } from '@porchlight/contracts/accounts';
import {
  EmailField,
  FormSummary,
  NameFields,
  NewPassword,
  Honeypot,
  useForm,
  useFormMessages,
} from '@porchlight/forms';
import { Button, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import css from '../account.module.css';
import { useAccountMessages } from '../messages/catalog.ts';

/** Renders the sign-up form for renters. A new account is logged in at once. */
export function SignUpForm({ onDone }: { readonly onDone: () => void }) {
  const t = useAccountMessages();
  const tForm = useFormMessages();
  const dispatch = useDispatch();
  const address = useAddress();
  const [website, setWebsite] = useState('');
  const form = useForm({
    type: Registration,
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      email: t('email'),
      phone: t('phone'),
      password: tForm('password'),
      password_confirmation: tForm('confirmation'),
    },
    bodyOf: ({ firstName, lastName, email, phone, ...passwords }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      ...(phone.trim() ? { phone: phone.trim() } : {}),
      ...passwords,
      type: 'renter',
      termsAccepted: true,
      ...(website ? { website } : {}),
      ...track.attribution(),
    }),
    send: async (body) => {
      const apiError = await dispatch(signUp(body));
      if (!apiError) {
        dispatch(flash({ type: 'success', text: t('signedUp'), timeout: 6000 }));
        onDone();
      }
      return apiError;
    },
  });
  const { firstName, lastName, email } = form.values;
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} />
      <NameFields form={form} isFirst />
      <EmailField form={form} />
      <TextInput
        {...form.field('phone')}
        optional={tForm('optional')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
      />
      <NewPassword form={form} about={[firstName, lastName, email]} />
      <Honeypot value={website} onChange={setWebsite} />
      <p className={css.note}>
        {t('signUpNote')} <a href={address('/privacy-policy')}>{t('privacy')}</a> {t('and')}{' '}
        <a href={address('/terms-of-use')}>{t('terms')}</a>.
      </p>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('signUpBusy')}>
        {t('signUpAct')}
      </Button>
    </form>
  );
}
