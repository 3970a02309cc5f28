import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../states/confirm-dialog.tsx';

export interface RemovalTexts {
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeText: string;
  readonly keep: string;
  readonly removing: string;
  readonly close: string;
}
interface Props {
  readonly texts: RemovalTexts;
  readonly remove: () => Promise<string | undefined>;
  readonly onRemoved: () => void;
}

/** Button that removes the logo, after a confirmation. */
export function RemoveLogo({ texts, remove, onRemoved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setOpen(false);
    setFailure(undefined);
  };
  const confirm = async () => {
    setBusy(true);
    const refusal = await remove();
    setBusy(false);
    setFailure(refusal);
    if (refusal !== undefined) return;
    close();
    onRemoved();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.removeTitle}
        confirmText={texts.remove}
        cancelText={texts.keep}
        closeLabel={texts.close}
        isBusy={isBusy}
        busyText={texts.removing}
        failure={failure}
        onConfirm={() => void confirm()}
        onCancel={() => {
          if (!isBusy) close();
        }}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
