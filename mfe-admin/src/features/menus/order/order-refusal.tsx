import { useMessages } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { menusMessages } from '../messages/catalog.ts';
import type { EditedOrder } from './use-order.ts';

/** Why an order was not saved. After a change of someone else the user chooses one of both orders. */
export function OrderRefusal({ order: { refusal, isBusy, overwrite, discard } }: { readonly order: EditedOrder }) {
  const t = useMessages(menusMessages);
  if (!refusal) return null;
  if (refusal.status !== 409)
    return (
      <Notice tone="danger" role="alert" title={t('notSaved')}>
        {refusal.message}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('conflictTitle')}
      acts={
        <>
          <Button isBusy={isBusy} onClick={() => void overwrite()}>
            {t('keepMine')}
          </Button>
          <Button onClick={discard}>{t('takeTheirs')}</Button>
        </>
      }
    >
      {t('conflictText')}
    </Notice>
  );
}
