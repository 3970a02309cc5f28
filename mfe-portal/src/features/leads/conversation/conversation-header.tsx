import { useFormat, useMessages, useNow } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import type { Lead } from '@porchlight/contracts/catalog';
import { Avatar, IconButton } from '@porchlight/ui';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { fullNameOf, homeNameOf } from '../../../shared/leads/lead-names.ts';
import type { Neighbours } from '../list/use-neighbours.ts';
import { StageBadge } from '../list/stage-badge.tsx';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';
import { LeadMenu } from './lead-menu.tsx';
import { StageSelect } from './stage-select.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface Props {
  readonly lead: Lead;
  readonly neighbours: Neighbours;
  readonly hrefOf: (id?: string) => string;
  readonly canModify: boolean;
  readonly actions: LeadActions;
  readonly onShowBlocked: () => void;
}

/** Who writes about which home and since when, the stage, the neighbouring leads and the menu. */
export function ConversationHeader({ lead, neighbours, hrefOf, canModify, actions, onShowBlocked }: Props) {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  const now = useNow();
  const name = fullNameOf(lead);
  return (
    <header className={css.header}>
      <span className={css.avatar}>
        <Avatar id={lead.id} name={name} />
      </span>
      <div className={css.who}>
        <h2>{name}</h2>
        <p className={css.about}>{t('wrote', { home: homeNameOf(lead.listing), ago: format.ago(lead.sentAt, now) })}</p>
      </div>
      <div className={css.tools}>
        {canModify ? (
          <StageSelect stage={lead.stage} onChange={(stage) => void actions.change({ stage })} />
        ) : (
          <StageBadge stage={lead.stage} />
        )}
        <NeighbourButtons neighbours={neighbours} hrefOf={hrefOf} />
        {canModify && <LeadMenu lead={lead} actions={actions} listHref={hrefOf()} onShowBlocked={onShowBlocked} />}
      </div>
    </header>
  );
}

function NeighbourButtons({ neighbours: { previous, next }, hrefOf }: Pick<Props, 'neighbours' | 'hrefOf'>) {
  const t = useMessages(leadsMessages);
  const navigate = useNavigate();
  return (
    <div className={css.neighbours}>
      <IconButton
        icon={IconChevronUp}
        label={t('previousLead')}
        disabled={previous === undefined}
        onClick={() => navigate(hrefOf(previous))}
      />
      <IconButton
        icon={IconChevronDown}
        label={t('nextLead')}
        disabled={next === undefined}
        onClick={() => navigate(hrefOf(next))}
      />
    </div>
  );
}
