import { useSession } from '@porchlight/client';
import { Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { AskByMail } from './ask-by-mail.tsx';
import { LookInInbox } from './look-in-inbox.tsx';
import { SaveAtOnce } from './save-at-once.tsx';
import { useAlertWords } from './words/catalogue.ts';

/** A search to be told of: its address, and what it asks for in words. */
export interface AlertSearch {
  readonly url: string;
  readonly words: string;
}
export interface AlertDialogProps {
  readonly search: AlertSearch;
  readonly onClose: () => void;
}

/** New homes of a search by email. */
export function AlertDialog({ search, onClose }: AlertDialogProps) {
  const t = useAlertWords();
  const [askedAt, setAskedAt] = useState<string>();
  return (
    <Dialog isOpen onClose={onClose} title={t(askedAt === undefined ? 'title' : 'inbox')} closeLabel={t('close')}>
      {askedAt === undefined ? (
        <Saving search={search} onAsked={setAskedAt} onClose={onClose} />
      ) : (
        <LookInInbox email={askedAt} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** A renter's search is saved at once; everybody else is asked for an address. Whoever logs in meanwhile has it saved. */
function Saving({ onClose, ...asked }: AlertDialogProps & { readonly onAsked: (email: string) => void }) {
  const { role } = useSession();
  return role === 'renter' ? <SaveAtOnce {...asked} onClose={onClose} /> : <AskByMail {...asked} />;
}
