import { useMessages, useNow } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { maxViewingNoteLength, type Lead } from '@porchlight/contracts/catalog';
import { Button, Notice, Select, TextArea } from '@porchlight/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { leadsMessages } from '../messages/catalog.ts';
import { TimeFields } from './time-fields.tsx';
import { useProposal } from './use-proposal.ts';
import css from './viewings.module.css';

const durations = [15, 30, 45, 60, 90, 120];

interface Props {
  readonly lead: Lead;
  readonly onClose: () => void;
}

/** Focuses the first field when the form opens, and the first invalid one after a failed submission. */
function useFocus() {
  const form = useRef<HTMLFormElement>(null);
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => focus('input'), []);
  return { form, focusInvalid: () => requestAnimationFrame(() => focus('[aria-invalid]')) };
}

/** Form of a proposal: up to three times, how long the viewing takes, and a note. */
export function ProposalForm({ lead, onClose }: Props) {
  const t = useMessages(leadsMessages);
  const { zone } = useZonedTime(lead.listing.timeZone);
  const now = useNow().toISOString();
  const { values, change, faults, failure, isSending, submit } = useProposal(lead, onClose);
  const { form, focusInvalid } = useFocus();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    focusInvalid();
  };
  return (
    <form ref={form} className={css.form} aria-label={t('viewingTimes')} noValidate onSubmit={onSubmit}>
      <h3>{t('viewingTimes')}</h3>
      <p className={css.hint}>{t('viewingZone', { name: lead.firstName, zone: zone(now) })}</p>
      {failure && (
        <Notice tone="danger" role="alert" title={t('viewingFailed')}>
          {failure.errors?.['times']?.[0] ?? failure.message}
        </Notice>
      )}
      <TimeFields
        times={values.times}
        faults={faults}
        timeZone={lead.listing.timeZone}
        onChange={(times) => change({ times })}
      />
      <Select
        label={t('viewingDuration')}
        choices={durations.map((count) => ({ value: `${count}`, label: t('minutes', { count }) }))}
        value={values.durationMinutes}
        onChange={({ target }) => change({ durationMinutes: target.value })}
      />
      <TextArea
        label={t('viewingNote')}
        optional={t('optional')}
        rows={2}
        maxLength={maxViewingNoteLength}
        value={values.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className={css.acts}>
        <Button type="submit" look="primary" isBusy={isSending} busyText={t('sending')}>
          {t('sendTimes', { count: values.times.length })}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
