import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { NewViewAs, viewAsReasonLength } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import { viewAsMessages } from './messages/catalog.ts';
import css from './view-as.module.css';
import { viewAsCalls } from './view-as-calls.ts';
import { openViewTab, showViewIn } from './view-tab.ts';

interface Props {
  /** Id and name of a user who is not staff, and whose account is active. */
  readonly userId: string;
  readonly name: string;
  /** Page to which the tab of the view returns. */
  readonly recordPath: string;
}

/** Button that opens the dialog to view the site as a user; nothing without the permission (docs/rules/view-as.md). */
export function ViewAsAct(props: Props) {
  const t = useMessages(viewAsMessages);
  const canView = usePermission('createImpersonations');
  const [isOpen, setOpen] = useState(false);
  if (!canView) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act')}</Button>
      <ViewAsDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface DialogProps extends Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ViewAsDialog({ name, isOpen, onClose, ...viewed }: DialogProps) {
  const t = useMessages(viewAsMessages);
  const start = useStart(viewed, t('blocked'));
  const form = useForm<'reason', NewViewAs>({
    type: NewViewAs,
    labels: { reason: t('reason') },
    bodyOf: ({ reason }) => ({ reason: reason.trim() }),
    send: async (body) => {
      const error = await start(body);
      if (!error) onClose();
      return error;
    },
  });
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isBusy={form.isBusy} busyText={t('opening')}>
            {t('open')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t('failed')} />
        <p>{t('text', { name })}</p>
        <p>{t('recorded')}</p>
        <TextArea
          {...form.field('reason')}
          hint={t('reasonHint', { count: form.values.reason.trim().length, ...viewAsReasonLength })}
          rows={4}
          data-focus-first
        />
      </form>
    </Dialog>
  );
}

/** Returns the function that starts the view in a tab of its own. It resolves to the error, and then closes the tab. */
function useStart({ userId, recordPath }: Pick<Props, 'userId' | 'recordPath'>, blocked: string) {
  const [startViewAs] = viewAsCalls.useStartViewAsMutation();
  return async (body: NewViewAs): Promise<ApiError | undefined> => {
    const tab = openViewTab();
    if (!tab) return { status: 0, code: 'tab-blocked', message: blocked };
    const { data, error } = await startViewAs({ params: { id: userId }, body });
    if (data) showViewIn(tab, data, recordPath);
    else tab.close();
    return error as ApiError | undefined;
  };
}
