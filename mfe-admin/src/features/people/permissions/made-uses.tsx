import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { AnyRecord, OpenForm } from '@porchlight/resource-kit';
import { peopleMessages } from '../messages/catalog.ts';
import { roles } from '../people-resources.ts';
import { DeletePermission } from './delete-permission.tsx';

/** Roles that give a permission, besides those of site owners, who have it always. */
const rolesOf = (record: AnyRecord) =>
  (record['roles'] as readonly string[])
    .map((id, at) => ({ id, name: (record['roleNames'] as readonly string[])[at] ?? id }))
    .filter(({ id }) => id !== 'site-owner');

/** What uses a permission, in a list. */
export function MadeUse({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const given = rolesOf(record);
  return given.length > 0 ? given.map(({ name }) => name).join(', ') : t('unused');
}

/** What uses a permission, beside its form; while nothing does, it can be deleted. */
export function MadeUses({ record }: OpenForm) {
  const t = useMessages(peopleMessages);
  if (!record) return null;
  const given = rolesOf(record);
  return (
    <FormSection title={t('usedBy')}>
      {given.length === 0 ? (
        <p>{t('unused')}</p>
      ) : (
        <ul>
          {given.map(({ id, name }) => (
            <li key={id}>
              <Link to={fillPath(roles.paths.show ?? roles.paths.list, { id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {given.length === 0 ? <DeletePermission record={record} /> : <p>{t('deleteUsed')}</p>}
    </FormSection>
  );
}
