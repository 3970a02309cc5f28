import { Button, Dialog, Notice, type ButtonLook } from '@porchlight/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What happens after the confirmation. */
  readonly children: ReactNode;
  /** Why the act failed. */
  readonly failure?: string | undefined;
  readonly failureTitle?: string;
  /** Names the act: 'Delete 3 questions'. */
  readonly confirmText: string;
  /** Look of the button that confirms. Default: `danger`. */
  readonly confirmLook?: ButtonLook;
  readonly cancelText: string;
  readonly closeLabel: string;
  readonly isBusy?: boolean;
  readonly busyText?: string;
  /** Absent while there is nothing to confirm: the dialog can only be closed. */
  readonly onConfirm?: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** Dialog before an act that destroys or costs something: the focus starts on the cancel button, and Escape cancels. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  failure,
  failureTitle,
  confirmText,
  confirmLook = 'danger',
  cancelText,
  closeLabel,
  isBusy = false,
  busyText,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    title={title}
    closeLabel={closeLabel}
    foot={
      <>
        <Button data-focus-first onClick={onCancel}>
          {cancelText}
        </Button>
        {onConfirm && (
          <Button look={confirmLook} onClick={onConfirm} isBusy={isBusy} busyText={busyText}>
            {confirmText}
          </Button>
        )}
      </>
    }
  >
    {children}
    {failure !== undefined && (
      <Notice tone="danger" role="alert" title={failureTitle}>
        {failure}
      </Notice>
    )}
  </Dialog>
);
