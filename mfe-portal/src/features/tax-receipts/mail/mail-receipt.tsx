import { useMessages } from '@porchlight/client';
import { RowsSkeleton } from '@porchlight/console-ui';
import type { TaxReceipt } from '@porchlight/contracts/commerce';
import { Button, Dialog, VisuallyHidden } from '@porchlight/ui';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { mailReceiptCalls } from './mail-receipt-calls.ts';
import { MailReceiptForm } from './mail-receipt-form.tsx';
import { mailReceiptMessages } from './messages/catalog.ts';

interface Props {
  readonly receipt: Pick<TaxReceipt, 'id' | 'number'>;
}

/** Button that mails a receipt or credit note to an address, which is entered in a dialog. */
export function MailReceipt({ receipt }: Props) {
  const t = useMessages(mailReceiptMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" icon={IconMail} onClick={() => setOpen(true)}>
        {t('mail')}
        <VisuallyHidden> {receipt.number}</VisuallyHidden>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('title', { number: receipt.number })} closeLabel={t('close')}>
        {isOpen && <RememberedForm receipt={receipt} onDone={close} />}
      </Dialog>
    </>
  );
}

/** The form with the remembered address; empty when that cannot be loaded. */
function RememberedForm({ receipt, onDone }: Props & { readonly onDone: () => void }) {
  const t = useMessages(mailReceiptMessages);
  const { data, isLoading } = mailReceiptCalls.useGetAccountantEmailQuery();
  if (isLoading) return <RowsSkeleton rows={2} label={t('loading')} />;
  return <MailReceiptForm receipt={receipt} remembered={data?.email ?? ''} onDone={onDone} />;
}
