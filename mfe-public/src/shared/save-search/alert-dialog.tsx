import { useSession } from '@porchlight/client';
import { Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { EmailAlertForm } from './email-alert-form.tsx';
import { CheckInbox } from './check-inbox.tsx';
import type { AlertSearch } from './alert-search.ts';
import { SaveRenterAlert } from './save-renter-alert.tsx';
import { useAlertMessages } from './messages/catalog.ts';

export interface AlertDialogProps {
  readonly search: AlertSearch;
  readonly onClose: () => void;
}

/** Dialog that creates an email alert for a search. */
export function AlertDialog({ search, onClose }: AlertDialogProps) {
  const t = useAlertMessages();
  const [confirmationEmail, setConfirmationEmail] = useState<string>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(confirmationEmail === undefined ? 'title' : 'inbox')}
      closeLabel={t('close')}
    >
      {confirmationEmail === undefined ? (
        <AlertContent search={search} onConfirmationSent={setConfirmationEmail} onClose={onClose} />
      ) : (
        <CheckInbox email={confirmationEmail} onClose={onClose} />
      )}
    </Dialog>
  );
}

/**
 * Saves the alert of a renter at once and asks a guest for an email address. A guest who logs in meanwhile has it saved
 * too.
 */
function AlertContent({
  onClose,
  ...rest
}: AlertDialogProps & { readonly onConfirmationSent: (email: string) => void }) {
  const { role } = useSession();
  return role === 'renter' ? <SaveRenterAlert {...rest} onClose={onClose} /> : <EmailAlertForm {...rest} />;
}
