import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection } from '@porchlight/console-ui';
import type { AnyRecord, OpenForm } from '@porchlight/resource-kit';
import { peopleMessages } from '../messages/catalog.ts';
import { DeletePermission } from './delete-permission.tsx';
import { useUses } from './made-use.tsx';

/** What uses a permission, beside its form; while nothing does, it can be deleted. */
export function MadeUses({ record }: OpenForm) {
  return record ? <Uses record={record} /> : null;
}

function Uses({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const { uses, isKnown } = useUses(record);
  return (
    <FormSection title={t('usedBy')}>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ id, text, path }) => (
            <li key={id}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {!isKnown && <p>{t('usesUnknown')}</p>}
      {isKnown && uses.length === 0 && <p>{t('unused')}</p>}
      {isKnown && uses.length === 0 ? <DeletePermission record={record} /> : <p>{t('deleteUsed')}</p>}
    </FormSection>
  );
}
