import { dialogOpened, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { alertFrequencies, NewEmailAlert, type AlertFrequency } from '@porchlight/contracts/catalog';
import { FormSummary, Trap, useForm } from '@porchlight/forms';
import { Button, Select, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { useSaveSearchMutation } from './alert-calls.ts';
import type { AlertSearch } from './alert-dialog.tsx';
import css from './alerts.module.css';
import { readersZone } from './readers-zone.ts';
import { useAlertWords } from './words/catalogue.ts';

interface Props {
  readonly search: AlertSearch;
  readonly onAsked: (email: string) => void;
}
/** An address and how often: what comes, and how it stops, is said before anything is sent; a mail asks the reader first. */
export function AskByMail({ search, onAsked }: Props) {
  const t = useAlertWords();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [send] = useSaveSearchMutation();
  const [openedAt] = useState(() => performance.now());
  const [website, setWebsite] = useState('');
  const form = useForm({
    type: NewEmailAlert,
    labels: { email: t('email'), frequency: t('frequency') },
    first: { email: user?.email ?? '', frequency: 'daily' },
    // An address is needed here, which the class leaves open: an empty one is refused at its field.
    bodyOf: ({ email, frequency }): NewEmailAlert => ({
      url: search.url,
      email: email.trim(),
      frequency: frequency as AlertFrequency,
      timeZone: readersZone(),
      openForMs: Math.round(performance.now() - openedAt),
      ...(website ? { website } : {}),
    }),
    send: async (body) => {
      const { error } = await send({ body });
      if (!error) onAsked(body.email ?? '');
      return error as ApiError | undefined;
    },
  });
  return (
    <form className={css.form} {...form.props}>
      <p className={css.words}>
        {t('about')} <strong>{search.words}</strong>
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
      <Trap value={website} onChange={setWebsite} />
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
