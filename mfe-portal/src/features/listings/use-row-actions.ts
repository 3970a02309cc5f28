import { useMessages, usePermission } from '@porchlight/client';
import type { PortalListing } from '@porchlight/contracts/catalog';
import type { MenuItem } from '@porchlight/ui';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { duplicationMessages } from '../../shared/duplication/messages/catalog.ts';
import { useDuplicate } from '../../shared/duplication/use-duplicate.ts';
import { listingsMessages } from './messages/catalog.ts';

/** Returns what the menu of a listing holds; a deleted one has no menu. */
export function useRowActions(): (listing: PortalListing) => readonly MenuItem[] {
  const t = useMessages(listingsMessages);
  const tDuplication = useMessages(duplicationMessages);
  const canCreate = usePermission('createPortalListings');
  const { duplicate } = useDuplicate();
  return ({ id, status, url }) => {
    if (status === 'deleted') return [];
    const preview = {
      id: 'preview',
      label: t('preview'),
      icon: IconEye,
      to: `/preview/${id}`,
      target: '_blank',
    } as const;
    const copy = {
      id: 'duplicate',
      label: tDuplication('duplicate'),
      icon: IconCopy,
      onPick: () => void duplicate(id),
    };
    return [...(url === undefined ? [preview] : []), ...(canCreate ? [copy] : [])];
  };
}
