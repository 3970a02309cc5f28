import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { RenterPersonalData } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { rentersMessages } from './messages/catalog.ts';
import { rentersCalls } from './renters-calls.ts';

/** Who a renter is: hidden until the button is pressed, which the audit log records. */
export function PersonalData({ id }: { readonly id: string }) {
  const t = useMessages(rentersMessages);
  const canShow = usePermission('showRenters');
  const [show, { data, error, isLoading }] = rentersCalls.useShowRenterPersonalDataMutation();
  return (
    <FormSection title={t('personalData')}>
      <div role="status">{data ? <Facts data={data} /> : <p>{t(canShow ? 'showHint' : 'showDenied')}</p>}</div>
      {canShow && !data && (
        <p>
          <Button
            icon={IconEye}
            isBusy={isLoading}
            busyText={t('showing')}
            onClick={() => void show({ params: { id } })}
          >
            {t('show')}
          </Button>
        </p>
      )}
      {error && (
        <Notice tone="danger" role="alert" title={t('showFailed')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </FormSection>
  );
}

function Facts({ data }: { readonly data: RenterPersonalData }) {
  const t = useMessages(rentersMessages);
  const { firstName, lastName, email, phone, profile } = data;
  const { budgetMin, budgetMax, preferredAreas = [], moveInDate, about } = profile;
  const budget = [budgetMin, budgetMax].filter((amount) => typeof amount === 'number').join('–');
  const facts = [
    { key: 'firstName' as const, value: firstName },
    { key: 'lastName' as const, value: lastName },
    { key: 'email' as const, value: <a href={`mailto:${email}`}>{email}</a> },
    { key: 'phone' as const, value: phone && <a href={`tel:${phone}`}>{phone}</a> },
    { key: 'budget' as const, value: budget },
    { key: 'areas' as const, value: preferredAreas.join(', ') },
    { key: 'moveIn' as const, value: moveInDate },
    { key: 'about' as const, value: about },
  ];
  const known = facts.filter(({ value }) => value);
  return <KeyValue facts={known.map(({ key, value }) => ({ key, label: t(key), value }))} />;
}
