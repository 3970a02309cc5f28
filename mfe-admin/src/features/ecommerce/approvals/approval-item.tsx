import { useFormat, useMessages, usePermission, useSession } from '@porchlight/client';
import type { Approval } from '@porchlight/contracts/commerce';
import { KeyValue, StatusBadge, type StatusTone } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useApprovalTitle } from './approval-title.ts';
import css from './approvals.module.css';
import type { RequestedDecision } from './decision-dialog.tsx';
import { approvalsMessages } from './messages/catalog.ts';

const tones: Readonly<Record<Approval['state'], StatusTone>> = { waiting: 'warn', approved: 'ok', rejected: 'quiet' };

/** One request: what it changes, why, who made it, and who decided it or may decide it. */
export function ApprovalItem({
  approval,
  names,
  onDecide,
}: {
  readonly approval: Approval;
  readonly names: ReadonlyMap<string, string>;
  readonly onDecide: (decision: RequestedDecision) => void;
}) {
  const t = useMessages(approvalsMessages);
  const titleOf = useApprovalTitle();
  const act = useAct(names);
  const { state, reason, note, requestedBy, requestedAt, decidedBy, decidedAt } = approval;
  const facts = [
    { key: 'reason', label: t('reason'), value: reason },
    ...(note === undefined ? [] : [{ key: 'note', label: t('note'), value: note }]),
  ];
  return (
    <li className={css.request}>
      <div className={css.heading}>
        <h2>{titleOf(approval)}</h2>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <p>{act('requested', requestedBy, requestedAt)}</p>
      {state !== 'waiting' && decidedAt !== undefined && <p>{act(state, decidedBy, decidedAt)}</p>}
      <KeyValue facts={facts} />
      {state === 'waiting' && <Decisions approval={approval} onDecide={onDecide} />}
    </li>
  );
}

/** Returns a function that says who did something and when. */
function useAct(names: ReadonlyMap<string, string>) {
  const t = useMessages(approvalsMessages);
  const format = useFormat();
  const { user } = useSession();
  return (what: 'requested' | 'approved' | 'rejected', id: string | undefined, at: string): string => {
    const time = format.date(at);
    if (id !== undefined && id === user?.id) return t(`byYou.${what}`, { time });
    const name = names.get(id ?? '');
    return name === undefined ? t(`byStaff.${what}`, { time }) : t(`by.${what}`, { name, time });
  };
}

function Decisions({
  approval,
  onDecide,
}: {
  readonly approval: Approval;
  readonly onDecide: (decision: RequestedDecision) => void;
}) {
  const t = useMessages(approvalsMessages);
  const { user } = useSession();
  const canDecide = usePermission('modifyWallets');
  if (!canDecide) return null;
  if (approval.requestedBy === user?.id) return <p className={css.own}>{t('ownRequest')}</p>;
  return (
    <div className={css.acts}>
      <Button look="primary" onClick={() => onDecide({ approval, decision: 'approve' })}>
        {t('approve')}
      </Button>
      <Button onClick={() => onDecide({ approval, decision: 'reject' })}>{t('reject')}</Button>
    </div>
  );
}
