import { useMessages, usePermission } from '@porchlight/client';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { GrantDialog } from './grant-dialog.tsx';
import { approvalsMessages } from './messages/catalog.ts';

/** Button that opens the dialog for credits, for staff who may change wallets. */
export function GrantAction() {
  const t = useMessages(approvalsMessages);
  const [isOpen, setOpen] = useState(false);
  if (!usePermission('modifyWallets')) return null;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('grant')}
      </Button>
      {isOpen && <GrantDialog onClose={() => setOpen(false)} />}
    </>
  );
}
