import { useSearchParams } from '@porchlight/client/router';
import type { PasswordConfirmation } from '@porchlight/contracts/accounts';
import type { ApiError } from '@porchlight/client';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { ExportStatus } from './export-status.tsx';

/** Renders the data export. The URL names the export in progress; the notification email links to the same URL. */
export function DataExport() {
  const t = useOwnAccountMessages();
  const [query, setQuery] = useSearchParams();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [begin] = accountCalls.useBeginExportMutation();
  const id = query.get('export');
  const show = (exportId?: string) => {
    setQuery(new URLSearchParams(exportId ? { export: exportId } : {}), { replace: true });
  };
  const send = async (body: PasswordConfirmation) => {
    const { data, error } = await begin({ body });
    if (data) show(data.exportId);
    return error as ApiError | undefined;
  };
  return (
    <>
      <h3>{t('copyTitle')}</h3>
      <p>{t('copyText')}</p>
      {id !== null && (
        <ExportStatus
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
            setDialogOpen(true);
          }}
        >
          {t(id === null ? 'copyAct' : 'copyAgain')}
        </Button>
      </div>
      {isDialogOpen && (
        <PasswordDialog
          title={t('copyTitle')}
          act={t('copyAct')}
          onClose={() => {
            setDialogOpen(false);
          }}
          send={send}
        >
          <p>{t('copyAsk')}</p>
        </PasswordDialog>
      )}
    </>
  );
}
