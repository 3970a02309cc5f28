import { useMessages, usePermission } from '@porchlight/client';
import { useKeys } from '@porchlight/console-ui';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import css from '../../../../shared/decision-bar.module.css';
import type { DecisionProps } from '../decision-bar.tsx';
import { decideMessages } from '../messages/catalog.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Returns whether the reader may return credits of the listing: once for its reports. */
function useMayRefund({ refund }: ReportedListing): boolean {
  const mayMoveCredits = usePermission('modifyWallets');
  return mayMoveCredits && refund === undefined;
}

/** Button that returns credits of a listing, with its dialog; a dialog stays until it is closed. */
export function RefundControl(props: DecisionProps) {
  const t = useMessages(decideMessages);
  const mayRefund = useMayRefund(props.reported);
  const [isOpen, setOpen] = useState(false);
  useKeys(mayRefund ? { m: () => setOpen(true) } : {});
  if (!mayRefund && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('refunded')}</Button>
      <RefundDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Bar of a decided listing, of which only credits can be returned. */
export function RefundBar(props: DecisionProps) {
  const t = useMessages(decideMessages);
  const mayRefund = useMayRefund(props.reported);
  if (!mayRefund) return null;
  return (
    <div role="group" aria-label={t('decide')} className={css.bar}>
      <RefundControl {...props} />
    </div>
  );
}
