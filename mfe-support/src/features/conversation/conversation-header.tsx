import { flash, useMessages, usePermission, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { Conversation } from '@porchlight/contracts/content';
import { Button } from '@porchlight/ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { ConversationBadges } from '../../shared/conversations/conversation-badges.tsx';
import { conversationsPath } from '../../shared/support-paths.ts';
import { detailMessages } from './messages/catalog.ts';

interface Props {
  readonly conversation: Conversation | undefined;
  readonly reload: () => PromiseLike<unknown>;
}

/** Name of the person, with the state of the conversation and the button to claim it. */
export function ConversationHeader({ conversation, reload }: Props) {
  const t = useMessages(detailMessages);
  const { user } = useSession();
  const mayAct = usePermission('modifyReportedListings');
  const canClaim = conversation && mayAct && conversation.list === 'open' && conversation.claimedBy !== user?.id;
  return (
    <PageHeader
      title={conversation?.name ?? t('message')}
      status={conversation && <ConversationBadges conversation={conversation} />}
      action={canClaim && <ClaimButton id={conversation.id} reload={reload} />}
      breadcrumbs={[{ to: conversationsPath, label: t('queue') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

function ClaimButton({ id, reload }: { readonly id: string; readonly reload: () => PromiseLike<unknown> }) {
  const t = useMessages(detailMessages);
  const dispatch = useDispatch();
  const [claim, { isLoading }] = conversationCalls.useClaimConversationMutation();
  const run = async () => {
    const { error } = await claim({ params: { id } });
    if (error) dispatch(flash({ type: 'warning', text: (error as ApiError).message }));
    await reload();
  };
  return (
    <Button onClick={() => void run()} isBusy={isLoading}>
      {t('claim')}
    </Button>
  );
}
