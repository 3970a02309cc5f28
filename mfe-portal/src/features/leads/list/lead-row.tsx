import { useFormat, useMessages, useNow } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LeadSummary } from '@porchlight/contracts/catalog';
import { Avatar, Badge, classNames, VisuallyHidden } from '@porchlight/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { fullNameOf, homeNameOf } from '../../../shared/leads/lead-names.ts';
import { leadsMessages } from '../messages/catalog.ts';
import { waitingSinceOf, waitOf } from '../../../shared/leads/wait.ts';
import css from './list.module.css';
import { StageBadge } from './stage-badge.tsx';

interface Props {
  readonly lead: LeadSummary;
  readonly href: string;
  readonly isOpen: boolean;
}

/** Row of a lead, which links to its conversation. */
export function LeadRow({ lead, href, isOpen }: Props) {
  const t = useMessages(leadsMessages);
  const { id, excerpt, lastAuthor, stage, isUnread, cautions, listing } = lead;
  const name = fullNameOf(lead);
  return (
    <li>
      <Link to={href} className={classNames(css.row, isOpen && css.open)} aria-current={isOpen || undefined}>
        <span className={css.avatar}>
          <Avatar id={id} name={name} />
        </span>
        <span className={css.texts}>
          <span className={css.line}>
            <span className={css.name}>
              {isUnread && <Unread />}
              {name}
            </span>
            <RowTime lead={lead} />
          </span>
          <span className={css.home}>{homeNameOf(listing)}</span>
          <span className={css.excerpt}>
            {lastAuthor === 'landlord' ? t('ownMessage', { text: excerpt }) : excerpt}
          </span>
          <span className={css.badges}>
            <StageBadge stage={stage} />
            {cautions.length > 0 && (
              <Badge tone="warn" icon={IconAlertTriangle}>
                {t('beCareful')}
              </Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Unread() {
  const t = useMessages(leadsMessages);
  return (
    <>
      <span className={css.dot} aria-hidden />
      <VisuallyHidden>{t('unread')} </VisuallyHidden>
    </>
  );
}

/** Dates older than this number of days are written out. */
const maxDaysAgo = 6;
const dayMs = 86_400_000;

/** How long the renter has waited, or when the last message was sent. */
function RowTime({ lead }: { readonly lead: LeadSummary }) {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  const now = useNow();
  const since = waitingSinceOf(lead);
  if (since === undefined) {
    const isRecent = now.getTime() - Date.parse(lead.updatedAt) < maxDaysAgo * dayMs;
    return (
      <time className={css.time} dateTime={lead.updatedAt}>
        {isRecent ? format.ago(lead.updatedAt, now) : format.date(lead.updatedAt)}
      </time>
    );
  }
  const { unit, count, tone } = waitOf(since, now);
  return (
    <Badge tone={tone} icon={IconClock} className={css.wait}>
      <VisuallyHidden>{t('waitingFor')} </VisuallyHidden>
      {t(`shortWait.${unit}`, { count })}
    </Badge>
  );
}
