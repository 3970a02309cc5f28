import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ApproveRequest, RejectRequest, type Approval } from '@porchlight/contracts/commerce';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, TextArea } from '@porchlight/ui';
import { useApprovalTitle } from './approval-title.ts';
import { approvalsCalls } from './approvals-calls.ts';
import css from './approvals.module.css';
import { approvalsMessages } from './messages/catalog.ts';

/** A request, and what the user wants to decide about it. */
export interface RequestedDecision {
  readonly approval: Approval;
  readonly decision: 'approve' | 'reject';
}
const done = { approve: 'approved', reject: 'rejected' } as const;
const busy = { approve: 'approving', reject: 'rejecting' } as const;

function useDecision({ approval: { id }, decision }: RequestedDecision, onDone: () => void) {
  const t = useMessages(approvalsMessages);
  const dispatch = useDispatch();
  const [approve] = approvalsCalls.useApproveRequestMutation();
  const [reject] = approvalsCalls.useRejectRequestMutation();
  return useForm<'note', ApproveRequest>({
    type: decision === 'approve' ? ApproveRequest : RejectRequest,
    labels: { note: t('note') },
    bodyOf: ({ note }) => (note.trim() === '' ? {} : { note: note.trim() }),
    send: async ({ note = '' }) => {
      const params = { id };
      const body = note === '' ? {} : { note };
      const response =
        decision === 'approve' ? await approve({ params, body }) : await reject({ params, body: { note } });
      if (response.error) return response.error as ApiError;
      dispatch(flash({ type: 'success', text: t(done[decision]) }));
      onDone();
      return undefined;
    },
  });
}

/** Dialog that approves or rejects a request, with a note; a rejection needs one. */
export function DecisionDialog({
  requested,
  onClose,
}: {
  readonly requested: RequestedDecision;
  readonly onClose: () => void;
}) {
  const t = useMessages(approvalsMessages);
  const titleOf = useApprovalTitle();
  const { approval, decision } = requested;
  const form = useDecision(requested, onClose);
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`title.${decision}`)}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look={decision === 'approve' ? 'primary' : 'danger'}
            type="submit"
            form={formId}
            isBusy={form.isBusy}
            busyText={t(busy[decision])}
          >
            {t(decision)}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t(`failed.${decision}`)} />
        <p>
          <strong>{titleOf(approval)}</strong>
        </p>
        <p>{approval.reason}</p>
        <TextArea
          {...form.field('note')}
          hint={t('noteHint')}
          optional={decision === 'approve' ? t('optional') : undefined}
          maxLength={500}
          data-focus-first
        />
      </form>
    </Dialog>
  );
}
