import { useSearchParams } from '@porchlight/client/router';
import type { PasswordAgain } from '@porchlight/contracts/accounts';
import type { ApiError } from '@porchlight/client';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountWords } from '../words/catalogue.ts';
import { CopyUnderWay } from './copy-under-way.tsx';

/** A copy of all that we know of a person. The address names the one that is under way, as the mail does that tells of it. */
export function DataCopy() {
  const t = useOwnAccountWords();
  const [query, setQuery] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const [begin] = ownAccount.useBeginExportMutation();
  const id = query.get('export');
  const show = (exportId?: string) => {
    setQuery(new URLSearchParams(exportId ? { export: exportId } : {}), { replace: true });
  };
  const send = async (body: PasswordAgain) => {
    const { data, error } = await begin({ body });
    if (data) show(data.exportId);
    return error as ApiError | undefined;
  };
  return (
    <>
      <h3>{t('copyTitle')}</h3>
      <p>{t('copyText')}</p>
      {id !== null && (
        <CopyUnderWay
          key={id}
          id={id}
          onEnd={() => {
            show();
          }}
        />
      )}
      <div className={css.acts}>
        <Button
          onClick={() => {
            setAsking(true);
          }}
        >
          {t(id === null ? 'copyAct' : 'copyAgain')}
        </Button>
      </div>
      {isAsking && (
        <PasswordDialog
          title={t('copyTitle')}
          act={t('copyAct')}
          onClose={() => {
            setAsking(false);
          }}
          send={send}
        >
          <p>{t('copyAsk')}</p>
        </PasswordDialog>
      )}
    </>
  );
}
