import { useMessages } from '@porchlight/client';
import { Skeleton, VisuallyHidden } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';

/** Placeholder of a conversation: header, message, reply. */
export function ConversationSkeleton() {
  const t = useMessages(leadsMessages);
  return (
    <div role="status" className={css.loading}>
      <VisuallyHidden>{t('leadLoading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  );
}
