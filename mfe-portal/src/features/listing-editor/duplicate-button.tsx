import { useMessages, usePermission } from '@porchlight/client';
import { Button } from '@porchlight/ui';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { duplicationMessages } from '../../shared/duplication/messages/catalog.ts';
import { useDuplicate } from '../../shared/duplication/use-duplicate.ts';
import { useAfterSave } from './form/use-after-save.ts';
import type { ListingForm } from './form/use-listing-form.ts';

/** Button that makes a draft with the same answers, and opens it. */
export function DuplicateButton({ form }: { readonly form: ListingForm }) {
  const t = useMessages(duplicationMessages);
  const { duplicate, isBusy } = useDuplicate();
  const { run } = useAfterSave(form);
  if (!usePermission('createPortalListings')) return null;
  return (
    <Button
      look="quiet"
      icon={IconCopy}
      isBusy={isBusy}
      busyText={t('duplicating')}
      onClick={() => run(() => void duplicate(form.stored.id))}
    >
      {t('duplicate')}
    </Button>
  );
}
