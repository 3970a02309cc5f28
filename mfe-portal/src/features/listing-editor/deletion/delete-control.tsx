import { useMessages } from '@porchlight/client';
import { deletableListingStates } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import css from './deletion.module.css';
import { deletionMessages } from './messages/catalog.ts';
import { useDeletion } from './use-deletion.ts';

const deletable: ReadonlySet<string> = new Set(deletableListingStates);

/** Button that deletes the listing after a confirmation; renders nothing for one that cannot be deleted. */
export function DeleteControl({ form }: { readonly form: ListingForm }) {
  const t = useMessages(deletionMessages);
  const [isAsking, setAsking] = useState(false);
  const { deleteListing, failure, dismissFailure } = useDeletion(form);
  const show = (isShown: boolean) => () => {
    dismissFailure();
    setAsking(isShown);
  };
  const confirm = async () => {
    if (await deleteListing()) setAsking(false);
  };
  if (!deletable.has(form.stored.status)) return null;
  return (
    <>
      <Button look="quiet" icon={IconTrash} className={css.delete} isBusy={form.isBusy} onClick={show(true)}>
        {t('deleteListing')}
      </Button>
      {failure?.kind === 'outdated' && (
        <Notice tone="warn" role="alert">
          {t('deleteOutdated')}
        </Notice>
      )}
      <DeleteDialog
        listing={form.stored}
        isOpen={isAsking}
        isBusy={form.isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onCancel={show(false)}
      />
    </>
  );
}
