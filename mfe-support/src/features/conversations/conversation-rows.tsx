import { useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { DataTable, FooterBar } from '@porchlight/console-ui';
import type { ConversationList, ConversationsPage } from '@porchlight/contracts/content';
import { EmptyState } from '@porchlight/ui';
import { useState } from 'react';
import { PageLinks } from '../../shared/page-links.tsx';
import { conversationPath } from '../../shared/support-paths.ts';
import { BulkStates } from './bulk-states.tsx';
import css from './conversations.module.css';
import { listMessages } from './messages/catalog.ts';
import { useConversationColumns } from './use-conversation-columns.tsx';

interface Props {
  readonly page: ConversationsPage;
  readonly list: ConversationList;
  readonly isSearched: boolean;
  readonly isStale: boolean;
}

/** Rows of a list of conversations, with what can be done to the selected ones. */
export function ConversationRows({ page: { conversations, pagination }, list, isSearched, isStale }: Props) {
  const t = useMessages(listMessages);
  const navigate = useNavigate();
  const columns = useConversationColumns();
  const mayChange = usePermission('modifyReportedListings');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Rows that left the list are no longer selected.
  const selected = new Set(conversations.map(({ id }) => id).filter((id) => chosen.has(id)));
  if (conversations.length === 0)
    return (
      <div role="status" className={css.empty}>
        <EmptyState title={t(isSearched ? 'noMatch' : `empty.${list}`)}>
          {t(isSearched ? 'noMatchText' : 'emptyText')}
        </EmptyState>
      </div>
    );
  return (
    <>
      <DataTable
        rows={conversations}
        columns={columns}
        nameOf={({ name }) => name}
        isStale={isStale}
        texts={{
          caption: t('title'),
          selectAll: t('selectAll'),
          selectRow: (name) => t('selectRow', { name }),
        }}
        {...(mayChange ? { selected, onSelect: setChosen } : {})}
        onOpen={({ id }) => navigate(conversationPath(id))}
      />
      {selected.size > 0 && <BulkStates list={list} ids={[...selected]} onDone={() => setChosen(new Set())} />}
      <FooterBar>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
    </>
  );
}
