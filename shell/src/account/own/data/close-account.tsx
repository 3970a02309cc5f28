import type { ApiError } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import type { PasswordAgain } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountWords } from '../words/catalogue.ts';

/** Ends an account, after saying what goes and what stays. The page that follows signs out: no guard has to. */
export function CloseAccount() {
  const t = useOwnAccountWords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [close] = ownAccount.useDeleteAccountMutation();
  const send = async (body: PasswordAgain) => {
    const { data, error } = await close({ body });
    if (data) navigate('/confirm/account-closed/now', { replace: true, state: { closedUntil: data.deletesAt } });
    return error as ApiError | undefined;
  };
  return (
    <>
      <h3>{t('endTitle')}</h3>
      <p>{t('endText')}</p>
      <div className={css.acts}>
        <Button
          look="danger"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('endAct')}
        </Button>
      </div>
      {isAsking && (
        <PasswordDialog
          title={t('endAsk')}
          act={t('endAct')}
          look="danger"
          onClose={() => {
            setAsking(false);
          }}
          send={send}
        >
          <p>{t('endText')}</p>
          <p>{t('endGoes')}</p>
          <p>{t('endStays')}</p>
        </PasswordDialog>
      )}
    </>
  );
}
