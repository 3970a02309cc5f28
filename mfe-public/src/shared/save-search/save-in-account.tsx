import { useSession, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { alertFrequencies, type AlertFrequency, type SavedSearch } from '@porchlight/contracts/catalog';
import { Button, LinkButton, Notice, RadioGroup } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import { useSaveSearchMutation } from './alert-calls.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { useSaveSearchMessages } from './messages/catalog.ts';
import css from './save-search.module.css';
import type { SearchToSave } from './search-to-save.ts';

interface Props {
  readonly search: SearchToSave;
  /** Called with the renter's email address when it is not verified: a mail asks for confirmation first. */
  readonly onConfirmationSent: (email: string) => void;
  readonly onClose: () => void;
}
type Choice = AlertFrequency | 'none';
const choices = [...alertFrequencies, 'none'] as const;

/** Link to the renter's alerts. */
export const ToAlerts = () => (
  <LinkButton link={Link} to="/admin/email-alerts">
    {useSaveSearchMessages()('yourAlerts')}
  </LinkButton>
);

/**
 * Saves a renter's search with the chosen frequency of emails; nothing is chosen in advance. Saving the same search
 * again changes the existing one.
 */
export function SaveInAccount({ search: { url, summary }, onConfirmationSent, onClose }: Props) {
  const t = useSaveSearchMessages();
  const { user } = useSession();
  const [choice, setChoice] = useState<Choice>();
  const [isMissing, setMissing] = useState(false);
  const [send, { data, error, isLoading }] = useSaveSearchMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(choice === undefined);
    if (choice === undefined) return;
    const mail = choice === 'none' ? { active: false } : { frequency: choice };
    const { data: added } = await send({ body: { url, ...mail, timeZone: browserTimeZone() } });
    if (added && !added.savedSearch) onConfirmationSent(user?.email ?? '');
  };
  const apiError = isLoading ? undefined : (error as ApiError | undefined);
  if (data?.savedSearch) return <Saved search={data.savedSearch} summary={summary} onClose={onClose} />;
  return (
    <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
      <p className={css.words}>
        <strong>{summary}</strong>
      </p>
      <Problem error={apiError} isMissing={isMissing} />
      <RadioGroup
        legend={t('emailMe')}
        name="frequency"
        value={choice}
        choices={choices.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          setMissing(false);
          setChoice(value as Choice);
        }}
      />
      <Button type="submit" look="primary" isWide isBusy={isLoading} busyText={t('sending')}>
        {t('saveInAccount')}
      </Button>
    </form>
  );
}

function Problem({ error, isMissing }: { readonly error: ApiError | undefined; readonly isMissing: boolean }) {
  const t = useSaveSearchMessages();
  if (error)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('failed')}
        acts={error.code === 'alerts-full' ? <ToAlerts /> : undefined}
      >
        {error.message}
      </Notice>
    );
  return (
    isMissing && (
      <Notice tone="danger" role="alert">
        {t('chooseOne')}
      </Notice>
    )
  );
}

interface SavedProps {
  readonly search: SavedSearch;
  readonly summary: string;
  readonly onClose: () => void;
}
function Saved({ search: { active, frequency }, summary, onClose }: SavedProps) {
  const t = useSaveSearchMessages();
  return (
    <div className={css.form}>
      <Notice tone="ok" role="status" title={t('saved')}>
        {summary}. {t(`comes.${active ? frequency : 'none'}`)}
      </Notice>
      <div className={css.acts}>
        <ToAlerts />
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
