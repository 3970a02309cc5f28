import { usePermission } from '@porchlight/client';
import { useKeys } from '@porchlight/console-ui';
import type { Lead } from '@porchlight/contracts/catalog';
import { LeadFacts } from '../facts/lead-facts.tsx';
import type { Neighbours } from '../list/use-neighbours.ts';
import { Reply } from '../reply/reply.tsx';
import { ProposeViewing } from '../viewings/propose-viewing.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import css from './conversation.module.css';
import { LeadNotices } from './lead-notices.tsx';
import { MessageList } from './message-list.tsx';
import { PrivateNote } from './private-note.tsx';
import { useLeadActions } from './use-lead-actions.ts';
import { useMarkViewed } from './use-mark-viewed.ts';

export interface OpenLeadProps {
  readonly lead: Lead;
  readonly neighbours: Neighbours;
  /** Returns the address of a lead; without an id, that of the list. */
  readonly hrefOf: (id?: string) => string;
  /** The conversation is the whole page, without the list. */
  readonly isPage: boolean;
  readonly onShowBlocked: () => void;
}

/** A loaded lead: who writes, the conversation with the private note and the reply, and what the renter shared. */
export function OpenLead({ lead, neighbours, hrefOf, isPage, onShowBlocked }: OpenLeadProps) {
  const canModify = usePermission('modifyLeads');
  const actions = useLeadActions(lead);
  useMarkViewed(lead.id, canModify);
  useKeys(canModify ? { e: actions.toggleArchived } : {});
  return (
    <>
      <ConversationHeader
        lead={lead}
        neighbours={neighbours}
        hrefOf={hrefOf}
        canModify={canModify}
        actions={actions}
        onShowBlocked={onShowBlocked}
      />
      <div className={css.columns}>
        <div className={css.thread}>
          <LeadNotices lead={lead} canModify={canModify} actions={actions} onShowBlocked={onShowBlocked} />
          <MessageList lead={lead} canModify={canModify} />
          {canModify && <PrivateNote note={lead.note} onSave={(note) => actions.change({ note })} />}
          {canModify && <ProposeViewing lead={lead} />}
          {canModify && <Reply lead={lead} isPhone={isPage} />}
        </div>
        <LeadFacts lead={lead} />
      </div>
    </>
  );
}
