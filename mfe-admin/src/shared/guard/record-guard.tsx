import { useLanguage, useMessages } from '@porchlight/client';
import { nameOfPermission } from '@porchlight/contracts';
import type { AnyRecord } from '@porchlight/resource-kit';
import { guardMessages } from './messages/catalog.ts';
import { permissionChoices } from './permission-choices.ts';

/** Who sees a piece of content: all visitors, or users with a permission; by its name where its label is unknown. */
export function RecordGuard({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(guardMessages);
  const language = useLanguage();
  const permission = record['permission'] as string | undefined;
  const { data } = permissionChoices.useListPermissionChoicesQuery(undefined, { skip: permission === undefined });
  if (permission === undefined) return t('allVisitors');
  const label = data?.permissions.find(({ id }) => id === permission)?.label;
  return t('usersWith', { permission: label?.[language] ?? label?.['en-CA'] ?? nameOfPermission(permission) });
}
