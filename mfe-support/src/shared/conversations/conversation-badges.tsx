import { useMessages, useSession } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { ConversationList, ConversationSummary } from '@porchlight/contracts/content';
import { useStaffNames } from '@porchlight/resource-kit';
import css from './conversation-badges.module.css';
import { conversationMessages } from './messages/catalog.ts';

const tones: Readonly<Record<ConversationList, StatusTone>> = {
  open: 'warn',
  replied: 'ok',
  closed: 'quiet',
  spam: 'danger',
};

/** Badges of a conversation: its state, a held message, and who works on it. */
export function ConversationBadges({
  conversation: { list, hasHeld, claimedBy },
}: {
  readonly conversation: Pick<ConversationSummary, 'list' | 'hasHeld' | 'claimedBy'>;
}) {
  const t = useMessages(conversationMessages);
  const { user } = useSession();
  const names = useStaffNames([claimedBy]);
  return (
    <span className={css.badges}>
      <StatusBadge tone={tones[list]}>{t(`state.${list}`)}</StatusBadge>
      {hasHeld && <StatusBadge tone="warn">{t('held')}</StatusBadge>}
      {claimedBy !== undefined && (
        <StatusBadge tone="quiet">
          {claimedBy === user?.id ? t('yours') : t('theirs', { name: names.get(claimedBy) ?? t('aColleague') })}
        </StatusBadge>
      )}
    </span>
  );
}
