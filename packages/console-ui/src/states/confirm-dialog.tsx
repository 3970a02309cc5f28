import { Button, Dialog } from '@porchlight/ui';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What happens after the confirmation. */
  readonly children: ReactNode;
  /** Names the act: 'Delete 3 questions'. */
  readonly confirmText: string;
  readonly cancelText: string;
  readonly closeLabel: string;
  readonly isBusy?: boolean;
  readonly busyText?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog before a destructive act: the focus starts on the cancel button, and Escape cancels. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmText,
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
        <Button look="danger" onClick={onConfirm} isBusy={isBusy} busyText={busyText}>
          {confirmText}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
