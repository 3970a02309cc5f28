import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ResourceScreens } from '../resource-screens.ts';

/** Link to the form of a new record, for users who may create one. */
export function CreateButton({ screens: { resource, paths, messages } }: { readonly screens: ResourceScreens }) {
  const t = useMessages(messages);
  const isAllowed = usePermission(resource.permissions.create ?? resource.permissions.modify);
  return isAllowed && paths.create && resource.permissions.create ? (
    <LinkButton look="primary" icon={IconPlus} link={Link} to={paths.create}>
      {t(`${resource.label}.new`)}
    </LinkButton>
  ) : null;
}
