import { useFormat, useMessages, usePermission, type Messages, type Translate } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { FormLayout, FormSection, KeyValue } from '@porchlight/console-ui';
import { LoadedRecord, RecordHistory, type AnyRecord } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { peopleMessages } from '../messages/catalog.ts';
import { users } from '../people-resources.ts';
import { UserActs } from './user-acts.tsx';
import { UserRights } from './user-rights.tsx';

/** Screen of a user: facts, effective rights, acts and changes. */
export function UserShow() {
  const t = useMessages(peopleMessages);
  const canModify = usePermission(users.resource.permissions.modify);
  return (
    <LoadedRecord
      screens={users}
      action={({ id }) =>
        canModify ? (
          <LinkButton look="primary" link={Link} to={fillPath('/admin/users/:id/edit', { id })}>
            {t('edit')}
          </LinkButton>
        ) : undefined
      }
    >
      {(record) => (
        <FormLayout
          side={
            <>
              {canModify && <UserActs record={record} />}
              <RecordHistory screens={users} record={record} />
            </>
          }
        >
          <UserFacts record={record} />
          <UserRights record={record} />
        </FormLayout>
      )}
    </LoadedRecord>
  );
}

function UserFacts({ record }: { readonly record: AnyRecord }) {
  const t: Translate<Messages> = useMessages(peopleMessages);
  const format = useFormat();
  const text = (field: string) => String(record[field] ?? '');
  const date = (field: string) => (record[field] ? format.date(text(field)) : '');
  const facts: readonly (readonly [field: string, value: string])[] = [
    ['firstName', text('firstName')],
    ['lastName', text('lastName')],
    ['email', text('email')],
    ['phone', text('phone')],
    ['language', t(`users.language.${text('language')}`)],
    ['roles', (record['roleNames'] as readonly string[]).join(', ')],
    ['userState', t(`users.userState.${text('userState')}`)],
    ['createdAt', date('createdAt')],
    ['lastSeenLoginAt', date('lastSeenLoginAt')],
  ];
  return (
    <FormSection>
      <KeyValue
        facts={facts
          .filter(([, value]) => value !== '')
          .map(([field, value]) => ({ key: field, label: t(`users.${field}`), value }))}
      />
    </FormSection>
  );
}
