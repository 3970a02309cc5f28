import { usePermission } from '@porchlight/client';
import type { AnyResource, Language } from '@porchlight/contracts';
import type { Choice } from '@porchlight/ui';
import { callsOf } from '../resource-calls.ts';
import { textOf, type AnyRecord } from '../resource-screens.ts';

/**
 * Returns the records that a reference field chooses from, at most 100; empty until they are loaded, and for users who
 * may not view them.
 */
export function useReferenceChoices(
  field: AnyResource['form'][number] | undefined,
  language: Language,
): readonly Choice[] {
  const target = field?.of?.();
  if (!target) throw new Error(`The reference ${String(field?.name)} names no resource`);
  const canView = usePermission(target.permissions.view);
  const { data } = callsOf(target).list.useQuery({ query: { perPage: 100 } }, { skip: !canView });
  const records = (data?.records ?? []) as unknown as readonly AnyRecord[];
  const name = String(target.list.columns[0]);
  return records.map((record) => ({ value: record.id, label: textOf(record[name], language) }));
}
