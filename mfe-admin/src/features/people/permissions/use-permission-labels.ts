import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { isMadePermission, nameOfPermission, type AnyPermission } from '@porchlight/contracts';
import { callsOf, nameOf, type AnyRecord } from '@porchlight/resource-kit';
import { peopleMessages } from '../messages/catalog.ts';
import { madePermissions } from '../people-resources.ts';

/**
 * Returns the permissions that owners made, and the label of any permission. Users who may not view permissions read
 * the names of those that were made.
 */
export function usePermissionLabels() {
  const t = useMessages(peopleMessages);
  const language = useLanguage();
  const canView = usePermission(madePermissions.resource.permissions.view);
  const { data } = callsOf(madePermissions.resource).list.useQuery({ query: { perPage: 100 } }, { skip: !canView });
  const records = (data?.records ?? []) as unknown as readonly AnyRecord[];
  const labels = new Map(records.map((record) => [record.id, nameOf(madePermissions, record, language)]));
  return {
    made: [...labels.keys()].filter(isMadePermission),
    labelOf: (name: AnyPermission): string =>
      isMadePermission(name) ? (labels.get(name) ?? nameOfPermission(name)) : t(`roles.permissions.${name}`),
  };
}
