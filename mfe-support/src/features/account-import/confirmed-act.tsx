import { useMessages, type ApiError } from '@porchlight/client';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState, type ReactNode } from 'react';
import { importMessages } from './messages/catalog.ts';

interface Props {
  /** Text of the button, and of the one that confirms. */
  readonly text: string;
  readonly title: string;
  readonly busyText: string;
  readonly look?: 'primary' | 'outline';
  readonly failureTitle?: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Resolves to whether it was done. */
  readonly act: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** Button of an act that is confirmed in a dialog, which stays open when the act fails. */
export function ConfirmedAct({ text, title, busyText, look = 'outline', failureTitle, children, ...call }: Props) {
  const t = useMessages(importMessages);
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    if (await call.act()) setOpen(false);
  };
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title}
        confirmText={text}
        confirmLook="primary"
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={call.isBusy}
        busyText={busyText}
        failure={(call.error as ApiError | undefined)?.message}
        failureTitle={failureTitle ?? t('actFailed')}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
