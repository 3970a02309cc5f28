import { useNavigate, useParams } from '@porchlight/client/router';
import { useIsPhone, useKeys } from '@porchlight/console-ui';
import { useState } from 'react';
import { BlockedDialog } from './blocked/blocked-dialog.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { NothingOpen } from './conversation/nothing-open.tsx';
import { InboxHeader } from './inbox-header.tsx';
import { queryOf } from './leads-address.ts';
import css from './leads.module.css';
import { LeadFilterRow } from './list/lead-filter-row.tsx';
import { LeadList } from './list/lead-list.tsx';
import { useLeads, type Leads } from './list/use-leads.ts';
import { useNeighbours, type Neighbours } from './list/use-neighbours.ts';

/** Returns the leads before and after the open one, which K and J open. */
function useNavigation({ address, page, isStale, hrefOf }: Leads, openId: string | undefined): Neighbours {
  const navigate = useNavigate();
  const ids = isStale ? undefined : page?.leads.map(({ id }) => id);
  const neighbours = useNeighbours({ key: queryOf(address), ids }, openId);
  const open = (id: string | undefined) => {
    if (id !== undefined) navigate(hrefOf(id));
  };
  useKeys({ j: () => open(neighbours.next), k: () => open(neighbours.previous) });
  return neighbours;
}

/** Whether there is a lead to open, as far as is known. */
const hasChoice = ({ page, error }: Leads) => !error && page?.leads.length !== 0;

/** List of the leads and the open conversation: side by side, on phones one of them. */
export function Inbox() {
  const { id } = useParams();
  const isPhone = useIsPhone();
  const leads = useLeads();
  const neighbours = useNavigation(leads, id);
  const [isBlockedShown, setBlockedShown] = useState(false);
  const showBlocked = () => setBlockedShown(true);
  const { page, address, hrefOf } = leads;
  const hasList = !isPhone || id === undefined;
  return (
    <>
      {hasList && (
        <>
          <InboxHeader page={page} address={address} onShowBlocked={showBlocked} />
          <LeadFilterRow leads={leads} />
        </>
      )}
      <div className={css.panes}>
        {hasList && <LeadList leads={leads} openId={id} />}
        {id === undefined ? (
          !isPhone && hasChoice(leads) && <NothingOpen />
        ) : (
          <Conversation
            key={id}
            id={id}
            name={page?.leads.find((lead) => lead.id === id)?.firstName}
            neighbours={neighbours}
            hrefOf={hrefOf}
            isPage={isPhone}
            onShowBlocked={showBlocked}
          />
        )}
      </div>
      <BlockedDialog isOpen={isBlockedShown} onClose={() => setBlockedShown(false)} />
    </>
  );
}
