import { dialogOpened, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { isMasked } from '@porchlight/contracts';
import { alertFrequencies, NewEmailAlert, type AlertFrequency } from '@porchlight/contracts/catalog';
import { FormSummary, Honeypot, useForm } from '@porchlight/forms';
import { Button, Select, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { useSaveSearchMutation } from './alert-calls.ts';
import css from './save-search.module.css';
import { browserTimeZone } from './browser-time-zone.ts';
import { useSaveSearchMessages } from './messages/catalog.ts';
import type { SearchToSave } from './search-to-save.ts';

interface Props {
  readonly search: SearchToSave;
  readonly onConfirmationSent: (email: string) => void;
}
/**
 * Form for email address and frequency. It states what is sent and how to unsubscribe; a mail asks the reader to
 * confirm first.
 */
export function EmailAlertForm({ search, onConfirmationSent }: Props) {
  const t = useSaveSearchMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [send] = useSaveSearchMutation();
  const [openedAt] = useState(() => performance.now());
  const [website, setWebsite] = useState('');
  const form = useForm({
    type: NewEmailAlert,
    labels: { email: t('email'), frequency: t('frequency') },
    initialValues: { email: user && !isMasked(user) ? user.email : '', frequency: 'daily' },
    // The contract allows an alert without an email address; here an empty one is rejected at its field.
    bodyOf: ({ email, frequency }): NewEmailAlert => ({
      url: search.url,
      email: email.trim(),
      frequency: frequency as AlertFrequency,
      timeZone: browserTimeZone(),
      openForMs: Math.round(performance.now() - openedAt),
      ...(website ? { website } : {}),
    }),
    send: async (body) => {
      const { error } = await send({ body });
      if (!error) onConfirmationSent(body.email ?? '');
      return error as ApiError | undefined;
    },
  });
  return (
    <form className={css.form} {...form.props}>
      <p className={css.words}>
        {t('about')} <strong>{search.summary}</strong>
      </p>
      <FormSummary form={form} />
      <TextInput
        {...form.field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        data-focus-first
      />
      <Select {...form.field('frequency')} choices={alertFrequencies.map((value) => ({ value, label: t(value) }))} />
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('sending')}>
        {t('send')}
      </Button>
      <p className={css.small}>{t('stop')}</p>
      {!user && (
        <p className={css.small}>
          {t('haveAccount')}{' '}
          <Button
            look="link"
            onClick={() => {
              dispatch(dialogOpened('login'));
            }}
          >
            {t('logIn')}
          </Button>
        </p>
      )}
    </form>
  );
}
