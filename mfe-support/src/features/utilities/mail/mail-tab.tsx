import { useMessages, type ApiError } from '@porchlight/client';
import { ListCard } from '@porchlight/console-ui';
import { MailLookup, type MailLookupResponse } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { utilitiesMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import { mailCalls } from './mail-calls.ts';
import { MailsOfAddress } from './mails-of-address.tsx';
import css from './mail.module.css';

interface Found extends MailLookupResponse {
  readonly email: string;
}

/** Looks up what an address has stopped, and what became of its mails. */
export function MailTab({ tabs }: TabProps) {
  const t = useMessages(utilitiesMessages);
  const [found, setFound] = useState<Found>();
  const [lookUp] = mailCalls.useLookUpMailMutation();
  const send = async ({ email }: MailLookup): Promise<ApiError | undefined> => {
    const { data, error } = await lookUp({ body: { email } });
    setFound(data && { ...data, email });
    return error as ApiError | undefined;
  };
  const form = useForm<'email', MailLookup>({
    type: MailLookup,
    labels: { email: t('mail.email') },
    bodyOf: ({ email }) => ({ email: email.trim() }),
    send,
  });
  return (
    <ListCard {...tabs}>
      <div className={css.tab}>
        <form className={css.form} aria-label={t('mail')} {...form.props}>
          <FormSummary form={form} title={t('mail.failed')} />
          <TextInput
            {...form.field('email')}
            hint={t('mail.hint')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          <div>
            <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('mail.searching')}>
              {t('mail.search')}
            </Button>
          </div>
        </form>
        <div role="status">{found && t('mail.found', { email: found.email, count: found.mails.length })}</div>
        {found && <MailsOfAddress found={found} reload={() => send({ email: found.email })} />}
      </div>
    </ListCard>
  );
}
