import { flash, useMessages, usePermission } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { StatusBadge } from '@porchlight/console-ui';
import type { MailChoice, MailLookupResponse, MailToAddress } from '@porchlight/contracts/accounts';
import { Button, VisuallyHidden } from '@porchlight/ui';
import { useId } from 'react';
import { mailTones } from '../../../shared/mail-tones.ts';
import { useMoment } from '../../../shared/use-moment.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import { useWarning } from '../use-warning.ts';
import { mailCalls } from './mail-calls.ts';
import css from './mail.module.css';

type Reload = () => Promise<unknown>;

/** What an address has stopped, and its newest mails. */
export function MailsOfAddress({
  found: { choices, mails },
  reload,
}: {
  readonly found: MailLookupResponse;
  readonly reload: Reload;
}) {
  const t = useMessages(utilitiesMessages);
  const choicesId = useId();
  const mailsId = useId();
  return (
    <>
      <section aria-labelledby={choicesId}>
        <h2 id={choicesId}>{t('mail.choices')}</h2>
        {choices.length === 0 && <p>{t('mail.noChoices')}</p>}
        <ul className={css.list}>
          {choices.map((choice) => (
            <Choice key={choice.list} choice={choice} />
          ))}
        </ul>
      </section>
      <section aria-labelledby={mailsId}>
        <h2 id={mailsId}>{t('mail.mails')}</h2>
        {mails.length === 0 && <p>{t('mail.noMails')}</p>}
        {mails.some(({ state }) => state === 'failed') && <p>{t('mail.failedText')}</p>}
        <ul className={css.list}>
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} reload={reload} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Choice({ choice: { list, isWanted, since } }: { readonly choice: MailChoice }) {
  const t = useMessages(utilitiesMessages);
  const time = useMoment()(since);
  const name = list === '*' ? t('mail.allLists') : t('mail.list', { list });
  return (
    <li className={css.line}>
      <StatusBadge tone={isWanted ? 'ok' : 'warn'}>{t(isWanted ? 'mail.wanted' : 'mail.stopped')}</StatusBadge>
      <span>{t('mail.choice', { name, time })}</span>
    </li>
  );
}

function Mail({ mail, reload }: { readonly mail: MailToAddress; readonly reload: Reload }) {
  const t = useMessages(utilitiesMessages);
  const momentOf = useMoment();
  const { template, subject, state, madeAt, attempts, nextAt, reply } = mail;
  const name = subject ?? template;
  return (
    <li className={css.mail}>
      <h3>{name}</h3>
      <div className={css.line}>
        <StatusBadge tone={mailTones[state]}>{t(`mail.state.${state}`)}</StatusBadge>
        <span>{t('mail.written', { attempts, time: momentOf(madeAt) })}</span>
      </div>
      {reply !== undefined && <p className={css.reply}>{t('mail.reply', { reply })}</p>}
      {nextAt !== undefined && (
        <div className={css.line}>
          <span>{t('mail.next', { time: momentOf(nextAt) })}</span>
          <RetryButton mail={mail} name={name} reload={reload} />
        </div>
      )}
    </li>
  );
}

interface RetryProps {
  readonly mail: MailToAddress;
  readonly name: string;
  readonly reload: Reload;
}

/** Button that sends a queued mail now; absent for users who may not. */
function RetryButton({ mail: { id }, name, reload }: RetryProps) {
  const t = useMessages(utilitiesMessages);
  const dispatch = useDispatch();
  const warn = useWarning();
  const mayRetry = usePermission('modifyUtilities');
  const [retry, { isLoading }] = mailCalls.useRetryMailMutation();
  if (!mayRetry) return null;
  const press = async () => {
    const { data, error } = await retry({ params: { id } });
    if (error) warn(error);
    if (!data) return;
    dispatch(
      flash(
        data.isRetried ? { type: 'success', text: t('mail.retried') } : { type: 'info', text: t('mail.notRetried') },
      ),
    );
    await reload();
  };
  return (
    <Button onClick={() => void press()} isBusy={isLoading} busyText={t('mail.retrying')}>
      {t('mail.retry')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
