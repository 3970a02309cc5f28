import { useNow } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import type { Viewing } from '@porchlight/contracts/catalog';
import { Badge, Icon, Notice } from '@porchlight/ui';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { useInquiryMessages } from '../messages/catalog.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CancelViewing } from './cancel-viewing.tsx';
import { OpenProposal } from './open-proposal.tsx';
import { useViewingAnswer, type ViewingAnswer } from './use-viewing-answer.ts';
import css from './viewings.module.css';

const tones = { proposed: 'info', accepted: 'ok', declined: 'neutral', expired: 'neutral', cancelled: 'warn' } as const;

interface Props {
  readonly viewing: Viewing;
  readonly landlord: string;
}

/** Viewing times that the landlord proposed: the renter chooses one, and sees what was agreed. */
export function ViewingCard({ viewing, landlord }: Props) {
  const t = useInquiryMessages();
  const answer = useViewingAnswer(viewing.id);
  const { time, zone } = useZonedTime(viewing.timeZone);
  const { status, times, acceptedTime, durationMinutes, note, answerNote, expiresAt } = viewing;
  const shown = acceptedTime === undefined ? times : [acceptedTime];
  return (
    <section className={css.card} aria-label={t('viewing')}>
      <p className={css.head}>
        <Icon of={IconCalendarEvent} />
        <strong>{t('viewing')}</strong>
        <Badge tone={tones[status]}>{t(`viewingStatus.${status}`)}</Badge>
      </p>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {answer.failure && (
        <Notice tone="danger" role="alert" title={t('answerFailed')}>
          {answer.failure.message}
        </Notice>
      )}
      {status === 'proposed' ? (
        <OpenProposal viewing={viewing} answer={answer} />
      ) : (
        <ul className={css.times}>
          {shown.map((instant) => (
            <li key={instant}>
              <time dateTime={instant}>{time(instant)}</time>
            </li>
          ))}
        </ul>
      )}
      <p className={css.hint}>
        {t('minutes', { count: durationMinutes })} · {zone(shown[0] ?? expiresAt)}
      </p>
      {status === 'proposed' && <p className={css.hint}>{t('answerUntil', { time: time(expiresAt) })}</p>}
      {answerNote !== undefined && <p className={css.note}>{t('yourAnswer', { note: answerNote })}</p>}
      <Outcome viewing={viewing} answer={answer} landlord={landlord} />
    </section>
  );
}

/** What was agreed, with what the renter can do about it, or why it was cancelled. */
function Outcome({
  viewing: { id, status, acceptedTime, cancelledBy },
  answer,
  landlord,
}: Props & { readonly answer: ViewingAnswer }) {
  const t = useInquiryMessages();
  const now = useNow();
  if (cancelledBy) return <p>{t(`cancelledBy.${cancelledBy}`)}</p>;
  if (status !== 'accepted' || acceptedTime === undefined) return null;
  return (
    <>
      <CalendarButton id={id} />
      {Date.parse(acceptedTime) > now.getTime() && <CancelViewing answer={answer} landlord={landlord} />}
      <Notice tone="warn">{t('reportDanger')}</Notice>
    </>
  );
}
