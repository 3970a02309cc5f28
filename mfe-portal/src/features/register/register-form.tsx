import { beginSession, track, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useNavigate } from '@porchlight/client/router';
import { LandlordRegistration } from '@porchlight/contracts/accounts';
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
import { portalMessages } from '../../messages/catalog.ts';
import css from './register.module.css';
import { landlordCalls } from '../../landlord-calls.ts';

/**
 * Renders the sign-up form for landlords. The verification page follows whether or not the email address is already
 * registered.
 */
export function RegisterForm() {
  const t = useMessages(portalMessages);
  const tForm = useFormMessages();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [register] = landlordCalls.useRegisterLandlordMutation();
  const [website, setWebsite] = useState('');
  const form = useForm({
    type: LandlordRegistration,
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      company: t('company'),
      email: t('email'),
      phone: t('phone'),
      password: tForm('password'),
      password_confirmation: tForm('confirmation'),
    },
    bodyOf: ({ firstName, lastName, company, email, phone, ...passwords }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone: phone.trim(),
      ...(company.trim() ? { company: company.trim() } : {}),
      ...passwords,
      termsAccepted: true,
      ...(website ? { website } : {}),
      ...track.attribution(),
    }),
    send: async (body) => {
      const { data, error } = await register({ body });
      if (!data) return error as ApiError;
      await dispatch(beginSession(data));
      navigate('/landlord/verify');
      return undefined;
    },
  });
  const { firstName, lastName, email } = form.values;
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} />
      <NameFields form={form} />
      <TextInput {...form.field('company')} optional={tForm('optional')} autoComplete="organization" maxLength={120} />
      <EmailField form={form} />
      <TextInput {...form.field('phone')} type="tel" autoComplete="tel" inputMode="tel" maxLength={30} />
      <NewPassword form={form} about={[firstName, lastName, email]} />
      <Honeypot value={website} onChange={setWebsite} />
      <p className={css.note}>
        {t('accept')} <Link to="/privacy-policy">{t('privacy')}</Link> {t('and')}{' '}
        <Link to="/terms-of-use">{t('terms')}</Link>.
      </p>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('createBusy')}>
        {t('createAct')}
      </Button>
    </form>
  );
}
