import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { StaffRenter } from '@porchlight/contracts/accounts';
import { LinkButton } from '@porchlight/ui';
import { rentersMessages } from './messages/catalog.ts';
import { MailStateBadge } from './renter-badges.tsx';

/** What is known of a renter's account without personal data. */
export function RenterFacts({ renter }: { readonly renter: StaffRenter }) {
  const t = useMessages(rentersMessages);
  const format = useFormat();
  const { id, email, mailState, language, areaWanted, joinedAt, lastSeenAt, deletesAt } = renter;
  return (
    <FormSection title={t('facts')}>
      <KeyValue
        facts={[
          { key: 'id', label: t('id'), value: id },
          { key: 'email', label: t('email'), value: email },
          { key: 'mail', label: t('mail'), value: <MailStateBadge state={mailState} /> },
          { key: 'language', label: t('language'), value: t(`language.${language}`) },
          ...(areaWanted ? [{ key: 'area', label: t('area'), value: areaWanted }] : []),
          { key: 'joined', label: t('joined'), value: format.date(joinedAt) },
          { key: 'lastSeen', label: t('lastSeen'), value: lastSeenAt ? format.date(lastSeenAt) : t('never') },
          ...(deletesAt ? [{ key: 'deletesAt', label: t('deletesAt'), value: format.date(deletesAt) }] : []),
        ]}
      />
    </FormSection>
  );
}

const counted = ['inquiries', 'favourites', 'recommended', 'alerts'] as const;

/** Numbers of what a renter has in catalog. */
export function RenterActivity({ renter: { id, counts } }: { readonly renter: StaffRenter }) {
  const t = useMessages(rentersMessages);
  const canSeeInquiries = usePermission('viewInquiries');
  return (
    <FormSection title={t('activity')}>
      {counts ? (
        <KeyValue facts={counted.map((key) => ({ key, label: t(key), value: String(counts[key]) }))} />
      ) : (
        <p>{t('countsFailed')}</p>
      )}
      {canSeeInquiries && (
        <p>
          <LinkButton link={Link} to={`/admin/inquiries?search=${id}`}>
            {t('showInquiries')}
          </LinkButton>
        </p>
      )}
    </FormSection>
  );
}
