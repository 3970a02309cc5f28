import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LeadSummary } from '@porchlight/contracts/catalog';
import { Avatar, Badge, LinkButton, VisuallyHidden } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { fullNameOf, homeNameOf } from '../../../shared/leads/lead-names.ts';
import { waitingSinceOf } from '../../../shared/leads/wait.ts';
import { dashboardMessages } from '../messages/catalog.ts';
import { LeadTime } from '../../../shared/leads/lead-time.tsx';
import css from './leads.module.css';

/** Row of a lead with the last message; the renter's name links to the conversation. */
export function LeadRow({ lead }: { readonly lead: LeadSummary }) {
  const t = useMessages(dashboardMessages);
  const { id, listing, excerpt, lastAuthor, isUnread } = lead;
  const name = fullNameOf(lead);
  return (
    <li className={css.row}>
      <span className={css.avatar}>
        <Avatar id={id} name={name} />
      </span>
      <div className={css.texts}>
        <p className={css.names}>
          <Link to={`/portal/leads/${id}`} className={css.name}>
            {isUnread && <Unread />}
            {name}
          </Link>
          <span className={css.home}>{homeNameOf(listing)}</span>
        </p>
        <p className={css.excerpt}>{lastAuthor === 'renter' ? excerpt : t(`last.${lastAuthor}`, { text: excerpt })}</p>
      </div>
      <div className={css.side}>
        <LeadTime
          lead={lead}
          waitingFor={t('waitingFor')}
          textOf={({ unit, count }) => t(`wait.${unit}`, { count })}
          timeClass={css.time}
          waitClass={css.wait}
        />
        <NextStep lead={lead} name={name} />
      </div>
    </li>
  );
}

function Unread() {
  const t = useMessages(dashboardMessages);
  return (
    <>
      <span className={css.dot} aria-hidden />
      <VisuallyHidden>{t('unread')} </VisuallyHidden>
    </>
  );
}

/** Link to reply to a renter who waits; the badge of an answered lead. */
function NextStep({ lead, name }: { readonly lead: LeadSummary; readonly name: string }) {
  const t = useMessages(dashboardMessages);
  if (waitingSinceOf(lead) !== undefined)
    return (
      <LinkButton size="small" link={Link} to={`/portal/leads/${lead.id}`}>
        <span aria-hidden>{t('reply')}</span>
        <VisuallyHidden>{t('replyTo', { name })}</VisuallyHidden>
      </LinkButton>
    );
  if (lead.lastAuthor === 'renter') return null;
  return (
    <Badge tone="ok" icon={IconCheck}>
      {t('replied')}
    </Badge>
  );
}
