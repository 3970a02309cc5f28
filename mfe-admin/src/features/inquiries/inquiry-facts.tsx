import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { StaffInquiry } from '@porchlight/contracts/catalog';
import { inquiriesMessages } from './messages/catalog.ts';

/** What is known of an inquiry without personal data. */
export function InquiryFacts({ inquiry }: { readonly inquiry: StaffInquiry }) {
  const t = useMessages(inquiriesMessages);
  const format = useFormat();
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  const dateOr = (at: string | undefined) => (at ? <time dateTime={at}>{format.date(at)}</time> : t('notYet'));
  const { email, hasPhone, listing, sentAt, seenAt, repliedAt, language, isAddressConfirmed, sharesContact } = inquiry;
  const facts = [
    { key: 'home', label: t('home'), value: listing.url ? <a href={listing.url}>{listing.title}</a> : listing.title },
    { key: 'company', label: t('company'), value: <Company {...inquiry.company} /> },
    { key: 'landlord', label: t('landlord'), value: inquiry.landlordId },
    { key: 'renterId', label: t('renterId'), value: <Renter id={inquiry.renterId} /> },
    { key: 'email', label: t('email'), value: email ?? t('erased') },
    { key: 'confirmed', label: t('confirmed'), value: yesOrNo(isAddressConfirmed) },
    { key: 'phone', label: t('phone'), value: t(hasPhone ? 'hasPhone' : 'noPhone') },
    { key: 'shares', label: t('shares'), value: yesOrNo(sharesContact) },
    { key: 'language', label: t('language'), value: t(`language.${language}`) },
    { key: 'sent', label: t('sent'), value: dateOr(sentAt) },
    { key: 'seen', label: t('seen'), value: dateOr(seenAt) },
    { key: 'replied', label: t('replied'), value: dateOr(repliedAt) },
    ...useOrigin(inquiry),
  ];
  return (
    <FormSection title={t('facts')}>
      <KeyValue facts={facts} />
    </FormSection>
  );
}

/** Returns the facts that only some inquiries have: warnings, source, campaign, ad click. */
function useOrigin({ cautions, source, utms, gclid }: StaffInquiry) {
  const t = useMessages(inquiriesMessages);
  const campaign = [utms?.source, utms?.medium, utms?.campaign].filter(Boolean).join(' / ');
  return [
    { key: 'cautions' as const, value: cautions.map((one) => t(`caution.${one}`)).join(', ') },
    { key: 'source' as const, value: source },
    { key: 'campaign' as const, value: campaign },
    { key: 'adClick' as const, value: gclid },
  ]
    .filter(({ value }) => value)
    .map(({ key, value }) => ({ key, label: t(key), value }));
}

function Company({ id, name }: StaffInquiry['company']) {
  return usePermission('viewCompanies') ? <Link to={fillPath('/admin/companies/:id', { id })}>{name}</Link> : name;
}

function Renter({ id }: { readonly id: string | undefined }) {
  const t = useMessages(inquiriesMessages);
  return id ?? t('noAccount');
}
