import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { PasswordDialog } from '../password-dialog.tsx';
import css from '../my-account.module.css';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { useNewSecret, type SetupStage } from './use-new-secret.ts';

/** Renders the button that enables two-factor authentication. */
export function EnableSecondFactor({ onStage }: { readonly onStage: (stage: SetupStage) => void }) {
  const t = useOwnAccountMessages();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const start = useNewSecret(onStage);
  return (
    <div className={css.acts}>
      <Button
        onClick={() => {
          setDialogOpen(true);
        }}
      >
        {t('turnOn')}
      </Button>
      {isDialogOpen && (
        <PasswordDialog
          title={t('turnOnTitle')}
          act={t('next')}
          onClose={() => {
            setDialogOpen(false);
          }}
          send={start}
        >
          <p>{t('turnOnText')}</p>
        </PasswordDialog>
      )}
    </div>
  );
}
