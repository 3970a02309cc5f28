import type { ApiError } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import type { PasswordConfirmation } from '@porchlight/contracts/accounts';
import { Button, Checkbox } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountMessages } from '../messages/catalog.ts';

/**
 * Renders the deletion of the account after listing what is deleted and what is retained. The confirmation page that
 * follows ends the session.
 */
export function CloseAccount() {
  const t = useOwnAccountMessages();
  const navigate = useNavigate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [givesUp, setGivesUp] = useState(false);
  const [close] = accountCalls.useDeleteAccountMutation();
  const send = async (body: PasswordConfirmation) => {
    const { data, error } = await close({ body: givesUp ? { ...body, forfeitCredits: true } : body });
    if (data) navigate('/confirm/account-closed/now', { replace: true, state: { closedUntil: data.deletesAt } });
    const refusal = error as ApiError | undefined;
    if (refusal?.code === 'credits-first') setAsked(true);
    return refusal;
  };
  return (
    <>
      <h3>{t('endTitle')}</h3>
      <p>{t('endText')}</p>
      <div className={css.acts}>
        <Button
          look="danger"
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          {t('endAct')}
        </Button>
      </div>
      {isDialogOpen && (
        <PasswordDialog
          title={t('endAsk')}
          act={t('endAct')}
          look="danger"
          onClose={() => {
            setDialogOpen(false);
          }}
          send={send}
        >
          <p>{t('endText')}</p>
          <p>{t('endGoes')}</p>
          <p>{t('endStays')}</p>
          {isAsked && (
            <Checkbox
              label={t('forfeitCredits')}
              checked={givesUp}
              onChange={(event) => setGivesUp(event.target.checked)}
            />
          )}
        </PasswordDialog>
      )}
    </>
  );
}
