import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { InquiryPersonalData } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { inquiriesMessages } from './messages/catalog.ts';

interface Props {
  /** Undefined until it is shown. */
  readonly data: InquiryPersonalData | undefined;
  readonly isBusy: boolean;
  readonly error: ApiError | undefined;
  readonly onShow: () => void;
}

/** Who wrote an inquiry: hidden until the button is pressed, which the audit log records. */
export function PersonalData({ data, isBusy, error, onShow }: Props) {
  const t = useMessages(inquiriesMessages);
  const canShow = usePermission('showInquiries');
  return (
    <FormSection title={t('personalData')}>
      <div role="status">{data ? <Facts data={data} /> : <p>{t(canShow ? 'showHint' : 'showDenied')}</p>}</div>
      {canShow && !data && (
        <p>
          <Button icon={IconEye} isBusy={isBusy} busyText={t('showing')} onClick={onShow}>
            {t('show')}
          </Button>
        </p>
      )}
      {error && (
        <Notice tone="danger" role="alert" title={t('showFailed')}>
          {error.message}
        </Notice>
      )}
    </FormSection>
  );
}

function Facts({ data }: { readonly data: InquiryPersonalData }) {
  const t = useMessages(inquiriesMessages);
  const { firstName, lastName, email, phone, moveInDate, householdSize, pets } = data;
  const facts = [
    { key: 'firstName' as const, value: firstName },
    { key: 'lastName' as const, value: lastName },
    { key: 'email' as const, value: email && <a href={`mailto:${email}`}>{email}</a> },
    { key: 'phone' as const, value: phone && <a href={`tel:${phone}`}>{phone}</a> },
    { key: 'moveIn' as const, value: moveInDate },
    { key: 'household' as const, value: householdSize },
    { key: 'pets' as const, value: pets },
  ];
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  if (known.length === 0) return <p>{t('erased')}</p>;
  return <KeyValue facts={known.map(({ key, value }) => ({ key, label: t(key), value }))} />;
}
