import { useSession } from '@porchlight/client';
import { readEditedAlert, removeEditedAlert } from '@porchlight/listing-ui/alerts';
import { Dialog } from '@porchlight/ui';
import { useState, type ComponentProps } from 'react';
import { ChangeAlert } from './change-alert.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { EmailAlertForm } from './email-alert-form.tsx';
import { useSaveSearchMessages } from './messages/catalog.ts';
import { SaveInAccount } from './save-in-account.tsx';
import { SaveOnDevice } from './save-on-device.tsx';
import css from './save-search.module.css';
import type { SearchToSave } from './search-to-save.ts';

export interface SaveSearchDialogProps {
  readonly search: SearchToSave;
  readonly onClose: () => void;
}
/** Saves the filters to the alert that the renter is changing, else as a new search. */
function SaveForRenter(props: ComponentProps<typeof SaveInAccount>) {
  const { user } = useSession();
  const [edited, setEdited] = useState(() => (user ? readEditedAlert(user.id) : undefined));
  if (!user || !edited) return <SaveInAccount {...props} />;
  return (
    <ChangeAlert
      alert={edited}
      search={props.search}
      onSaved={() => removeEditedAlert(user.id)}
      onNew={() => {
        removeEditedAlert(user.id);
        setEdited(undefined);
      }}
      onClose={props.onClose}
    />
  );
}

/** Dialog that saves a search: renters in their account, others by email address or on this device. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const t = useSaveSearchMessages();
  const { role } = useSession();
  const [confirmationEmail, setConfirmationEmail] = useState<string>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(confirmationEmail === undefined ? 'title' : 'inbox')}
      closeLabel={t('close')}
    >
      {confirmationEmail !== undefined ? (
        <CheckInbox email={confirmationEmail} onClose={onClose} />
      ) : role === 'renter' ? (
        <SaveForRenter search={search} onConfirmationSent={setConfirmationEmail} onClose={onClose} />
      ) : (
        <div className={css.ways}>
          <EmailAlertForm search={search} onConfirmationSent={setConfirmationEmail} />
          <SaveOnDevice search={search} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}
