import { useMessages, type ApiError } from '@porchlight/client';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { SupportUser, UserPersonalData } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { userMessages } from './messages/catalog.ts';
import { userCalls } from '../../shared/users/user-calls.ts';

/** Who a user is: masked until the button is pressed, which the audit log records. */
export function Identity({ user }: { readonly user: SupportUser }) {
  const t = useMessages(userMessages);
  const [show, { data, error, isLoading }] = userCalls.useShowUserPersonalDataMutation();
  return (
    <FormSection title={t('identity')}>
      <div role="status">{data ? <PersonalFacts data={data} /> : <MaskedFacts user={user} />}</div>
      {!data && (
        <>
          <p>{t('identityHint')}</p>
          <p>
            <Button
              icon={IconEye}
              isBusy={isLoading}
              busyText={t('showing')}
              onClick={() => void show({ params: { id: user.id } })}
            >
              {t('show')}
            </Button>
          </p>
        </>
      )}
      {error && (
        <Notice tone="danger" role="alert" title={t('showFailed')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </FormSection>
  );
}

function MaskedFacts({ user: { email, phone } }: { readonly user: SupportUser }) {
  const t = useMessages(userMessages);
  return (
    <KeyValue
      facts={[
        { key: 'email', label: t('email'), value: email },
        ...(phone ? [{ key: 'phone', label: t('phone'), value: phone }] : []),
      ]}
    />
  );
}

function PersonalFacts({ data: { firstName, lastName, email, phone } }: { readonly data: UserPersonalData }) {
  const t = useMessages(userMessages);
  return (
    <KeyValue
      facts={[
        { key: 'firstName', label: t('firstName'), value: firstName },
        { key: 'lastName', label: t('lastName'), value: lastName },
        { key: 'email', label: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
        ...(phone ? [{ key: 'phone', label: t('phone'), value: <a href={`tel:${phone}`}>{phone}</a> }] : []),
      ]}
    />
  );
}
