import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { PasswordDialog } from '../password-dialog.tsx';
import css from '../my-account.module.css';
import { useOwnAccountWords } from '../words/catalogue.ts';
import type { Stage } from './two-step-card.tsx';
import { useNewSecret } from './use-new-secret.ts';

/** Turning the second step on. */
export function StepsIfOff({ onStage }: { readonly onStage: (stage: Stage) => void }) {
  const t = useOwnAccountWords();
  const [isAsking, setAsking] = useState(false);
  const start = useNewSecret(onStage);
  return (
    <div className={css.acts}>
      <Button
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('turnOn')}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={t('turnOnTitle')}
          act={t('next')}
          onClose={() => {
            setAsking(false);
          }}
          send={start}
        >
          <p>{t('turnOnText')}</p>
        </PasswordDialog>
      )}
    </div>
  );
}
