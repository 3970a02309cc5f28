import { useMessages } from '@porchlight/client';
import type { FeedRun } from '@porchlight/contracts/catalog';
import { FeedRunBadge } from '@porchlight/resource-kit';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';

/** Result of a run, and why its file was refused. */
export function RunState({ run: { state, fault, isUnchangedFile } }: { readonly run: FeedRun }) {
  const t = useMessages(feedLogMessages);
  return (
    <span className={css.result}>
      <FeedRunBadge state={state} />
      {fault && <span>{t(`fault.${fault}`)}</span>}
      {isUnchangedFile && <span>{t('unchangedFile')}</span>}
    </span>
  );
}
