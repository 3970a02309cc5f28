import { usePermission } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import type { ListView } from '@porchlight/console-ui';
import type { ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import type { useListAddress } from './use-list-address.ts';

/** Returns the views of a list: its records, and its trash for users who may remove records. */
export function useViews(
  { resource }: ResourceScreens,
  { state }: ReturnType<typeof useListAddress>,
): readonly ListView[] {
  const k = useKitMessages();
  const { pathname } = useLocation();
  const { remove, modify } = resource.permissions;
  const isAllowed = usePermission(remove ?? modify);
  return isAllowed && remove
    ? [
        { key: 'all', label: k('all'), to: pathname, isCurrent: !state.isTrash },
        { key: 'trash', label: k('trash'), to: `${pathname}?trash=true`, isCurrent: state.isTrash },
      ]
    : [];
}
