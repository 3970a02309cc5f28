import { useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { peopleMessages } from '../messages/catalog.ts';
import { users } from '../people-resources.ts';

type Props = Pick<OpenForm, 'edited' | 'record'>;
const Field = ({ edited, name }: Props & { readonly name: string }) => (
  <RecordField screens={users} edited={edited} name={name} />
);

/** Fields of a user who is invited. */
export function InvitationFields({ edited }: Props) {
  const t = useMessages(peopleMessages);
  return (
    <>
      <p>{t('inviteHint')}</p>
      {['firstName', 'lastName', 'email', 'phone', 'language', 'roles'].map((name) => (
        <Field key={name} edited={edited} name={name} />
      ))}
    </>
  );
}

/** Fields of a user; the email is the user's own to change. */
export function UserFields({ edited, record }: Props) {
  const t = useMessages(peopleMessages);
  return (
    <>
      <KeyValue
        facts={[
          {
            key: 'email',
            label: t('users.email'),
            value: (
              <>
                {String(record?.['email'])} <small>{t('emailHint')}</small>
              </>
            ),
          },
        ]}
      />
      {['firstName', 'lastName', 'phone', 'language', 'roles', 'isDisabled'].map((name) => (
        <Field key={name} edited={edited} name={name} />
      ))}
    </>
  );
}
