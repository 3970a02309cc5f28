import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog, StatusBadge, type StatusTone } from '@porchlight/console-ui';
import {
  mergeBlockers,
  type AccountMerge,
  type MergeBlocker,
  type MergeStep,
  type MergeStepState,
} from '@porchlight/contracts/accounts';
import { Button, Card } from '@porchlight/ui';
import { useState, type ReactNode } from 'react';
import css from './merge-accounts.module.css';
import { mergeCalls } from './merge-calls.ts';
import { mergeMessages } from './messages/catalog.ts';

const pollMs = 2_000;
const tones: Readonly<Record<MergeStepState, StatusTone>> = { pending: 'quiet', waiting: 'warn', done: 'ok' };
const underWay: ReadonlySet<AccountMerge['state']> = new Set(['running', 'undoing']);
/** What arrived late moves after the merge is done. */
const isChanging = ({ state, steps }: AccountMerge) =>
  underWay.has(state) || (state === 'done' && steps.some((step) => step.state !== 'done'));

interface Props {
  readonly merge: AccountMerge;
  /** Shown when the merge has ended. */
  readonly children: ReactNode;
}

/** Steps of a merge with their states, loaded every two seconds while it runs; and the button that undoes it. */
export function MergeProgress({ merge, children }: Props) {
  const t = useMessages(mergeMessages);
  const [isPolled, setPolled] = useState(isChanging(merge));
  const { currentData } = mergeCalls.useGetAccountMergeQuery(
    { params: { id: merge.id } },
    { pollingInterval: isPolled ? pollMs : 0 },
  );
  const shown = currentData ?? merge;
  if (isPolled !== isChanging(shown)) setPolled(!isPolled);
  return (
    <Card isPadded>
      <section className={css.card} aria-label={t('progressTitle')}>
        <h2>{t('progressTitle')}</h2>
        <p role="status">{t(`state.${shown.state}`)}</p>
        <ol className={css.steps}>
          {shown.steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
        {shown.undoUntil !== undefined && <Undo id={shown.id} until={shown.undoUntil} />}
        {!underWay.has(shown.state) && children}
      </section>
    </Card>
  );
}

const isBlocker = (reason: string): reason is MergeBlocker => mergeBlockers.some((one) => one === reason);

function Step({ step: { name, state, reason } }: { readonly step: MergeStep }) {
  const t = useMessages(mergeMessages);
  const whyOf = (why: string) => {
    if (why === 'approval' || why === 'unavailable') return t(`waits.${why}`);
    return isBlocker(why) ? `${t(`blocker.${why}`)} ${t('waits.other')}` : t('waits.other');
  };
  return (
    <li>
      <StatusBadge tone={tones[state]}>{t(`stepState.${state}`)}</StatusBadge>
      <span>{t(`step.${name}`)}</span>
      {state === 'waiting' && reason !== undefined && <span className={css.why}>{whyOf(reason)}</span>}
    </li>
  );
}

function Undo({ id, until }: { readonly id: string; readonly until: string }) {
  const t = useMessages(mergeMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [undo, { isLoading, error }] = mergeCalls.useUndoAccountMergeMutation();
  const confirm = async () => {
    const { error: failure } = await undo({ params: { id } });
    if (!failure) setAsking(false);
  };
  return (
    <div className={css.form}>
      <p>{t('undoUntil', { date: format.date(until) })}</p>
      <Button onClick={() => setAsking(true)}>{t('undo')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('undo')}
        confirmText={t('undo')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('undoing')}
        failure={(error as ApiError | undefined)?.message}
        failureTitle={t('undoFailed')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('undoText')}</p>
      </ConfirmDialog>
    </div>
  );
}
