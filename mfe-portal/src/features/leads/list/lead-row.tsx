import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LeadSummary } from '@porchlight/contracts/catalog';
import { Avatar, Badge, classNames, VisuallyHidden } from '@porchlight/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { fullNameOf, homeNameOf } from '../../../shared/leads/lead-names.ts';
import { leadsMessages } from '../messages/catalog.ts';
import { LeadTime } from '../../../shared/leads/lead-time.tsx';
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
            <LeadTime
              lead={lead}
              waitingFor={t('waitingFor')}
              textOf={({ unit, count }) => t(`shortWait.${unit}`, { count })}
              timeClass={css.time}
              waitClass={css.wait}
            />
          </span>
          <span className={css.home}>{homeNameOf(listing)}</span>
          <span className={css.excerpt}>
            {lastAuthor === 'renter' ? excerpt : t(`last.${lastAuthor}`, { text: excerpt })}
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
