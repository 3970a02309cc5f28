import { useMessages } from '@porchlight/client';
import { downloadFile, useZonedTime, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { Lead, Viewing } from '@porchlight/contracts/catalog';
import { Badge, Button, Icon, Notice } from '@porchlight/ui';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import { CancelViewing } from './cancel-viewing.tsx';
import css from './viewings.module.css';

const tones = { proposed: 'info', accepted: 'ok', declined: 'warn', expired: 'neutral', cancelled: 'neutral' } as const;

interface Props {
  readonly lead: Lead;
  readonly viewing: Viewing;
  readonly canModify: boolean;
}

/** A proposal of viewing times in the conversation: what became of it, and what the landlord can do. */
export function ViewingEntry({ lead: { firstName: name }, viewing, canModify }: Props) {
  const t = useMessages(leadsMessages);
  const { time, zone } = useZonedTime(viewing.timeZone);
  const { status, times, acceptedTime, note, answerNote, cancelledBy, expiresAt, durationMinutes } = viewing;
  const shown = acceptedTime === undefined ? times : [acceptedTime];
  return (
    <section className={css.viewing} aria-label={t('viewing')}>
      <p className={css.head}>
        <Icon of={IconCalendarEvent} />
        <strong>{t('viewing')}</strong>
        <Badge tone={tones[status]}>{t(`viewingStatus.${status}`)}</Badge>
      </p>
      <ul className={css.times}>
        {shown.map((instant) => (
          <li key={instant}>
            <time dateTime={instant}>{time(instant)}</time>
          </li>
        ))}
      </ul>
      <p className={css.hint}>
        {t('minutes', { count: durationMinutes })} · {zone(shown[0] ?? expiresAt)}
      </p>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {answerNote !== undefined && <p className={css.note}>{t('viewingAnswer', { name, note: answerNote })}</p>}
      {cancelledBy && <p className={css.hint}>{t(`cancelledBy.${cancelledBy}`, { name })}</p>}
      {status === 'proposed' && <p className={css.hint}>{t('viewingUntil', { name, time: time(expiresAt) })}</p>}
      <div className={css.acts}>
        {status === 'accepted' && <CalendarButton id={viewing.id} />}
        {canModify && isLive(viewing) && <CancelViewing viewing={viewing} name={name} />}
      </div>
    </section>
  );
}

const isLive = (viewing: Viewing): viewing is Viewing & { readonly status: 'proposed' | 'accepted' } =>
  viewing.status === 'proposed' || viewing.status === 'accepted';

function CalendarButton({ id }: { readonly id: string }) {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const { isBusy, error, start } = useDownload(() =>
    dispatch(downloadFile(`/elandlord/viewings/${id}/calendar`, 'viewing.ics')),
  );
  return (
    <>
      <Button size="small" icon={IconDownload} isBusy={isBusy} busyText={t('exporting')} onClick={start}>
        {t('addToCalendar')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('calendarFailed')}>
          {error.message}
        </Notice>
      )}
    </>
  );
}
