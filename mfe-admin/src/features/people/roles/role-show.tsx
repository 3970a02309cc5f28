import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { maxCountedUsers } from '@porchlight/contracts/accounts';
import { fillPath } from '@porchlight/contracts';
import { FormLayout, FormSection } from '@porchlight/console-ui';
import { LoadedRecord, RecordFacts, RecordHistory, type AnyRecord } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { peopleMessages } from '../messages/catalog.ts';
import { roles, users } from '../people-resources.ts';

/** Screen of a role: what people with it may do, who they are, and its changes. */
export function RoleShow() {
  const t = useMessages(peopleMessages);
  const canModify = usePermission(roles.resource.permissions.modify);
  return (
    <LoadedRecord
      screens={roles}
      action={({ id, deletedAt }) =>
        canModify && !deletedAt ? (
          <LinkButton look="primary" link={Link} to={fillPath('/admin/roles/:id/edit', { id })}>
            {t('edit')}
          </LinkButton>
        ) : undefined
      }
    >
      {(record) => (
        <FormLayout
          side={
            <>
              <People record={record} />
              <RecordHistory screens={roles} record={record} />
            </>
          }
        >
          <RecordFacts screens={roles} record={record} />
        </FormLayout>
      )}
    </LoadedRecord>
  );
}

function People({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const count = record['userCount'] as number;
  return (
    <FormSection title={t('roles.userCount')}>
      <p>{count > maxCountedUsers ? t('manyPeople', { count: maxCountedUsers }) : t('people', { count })}</p>
      {count > 0 && <Link to={`${users.paths.list}?roles=${record.id}`}>{t('showPeople')}</Link>}
    </FormSection>
  );
}
