import { Button, Dialog } from '@porchlight/ui';
import { useFormMessages } from './messages/catalog.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface LeaveDialogProps {
  /** Whether leaving the page needs a confirmation. */
  readonly isOn: boolean;
  /** Default: those of a form with unsaved changes. */
  readonly texts?: { readonly title: string; readonly text: string; readonly stay: string; readonly leave: string };
}

/** Confirmation dialog for leaving the page. */
export function LeaveDialog({ isOn, texts }: LeaveDialogProps) {
  const t = useFormMessages();
  const guard = useLeaveGuard(isOn);
  return (
    <Dialog
      isOpen={guard.isConfirming}
      onClose={guard.stay}
      title={texts?.title ?? t('leaveTitle')}
      closeLabel={t('close')}
      foot={
        <>
          <Button data-focus-first onClick={guard.stay}>
            {texts?.stay ?? t('stay')}
          </Button>
          <Button look="danger" onClick={guard.leave}>
            {texts?.leave ?? t('leave')}
          </Button>
        </>
      }
    >
      <p>{texts?.text ?? t('leaveText')}</p>
    </Dialog>
  );
}
