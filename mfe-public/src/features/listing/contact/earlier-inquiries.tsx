import { api, useFormat, useLanguage, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Button, LinkButton, Notice } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useInquiryMessages } from './messages/catalog.ts';
import { useListInquiriesOnListingQuery } from './renter-calls.ts';
import { inquirySentAt } from './sent-inquiries.ts';

/** The newest inquiry of a user about a listing: of the renter's account, or one that this browser sent. */
export interface EarlierInquiry {
  readonly sentAt: string;
  /** Absent if only this browser knows the inquiry. */
  readonly inquiry?: InquirySummary;
}

/** Returns the inquiries of the renter's account about a listing; asks for them only when there are some. */
function useOwnInquiries(listingId: string) {
  const { role } = useSession();
  const lang = useLanguage();
  const mapped = api.useListPointsOfInterestQuery({ query: { lang } }, { skip: role !== 'renter' });
  const hasSome = mapped.data?.listings.some(({ id, reasons }) => id === listingId && reasons.includes('inquiry'));
  const own = useListInquiriesOnListingQuery({ params: { id: listingId }, query: { lang } }, { skip: !hasSome });
  return { isLoading: mapped.isLoading || own.isLoading, inquiries: own.data?.inquiries ?? [] };
}

/**
 * Returns whether the user has already sent an inquiry about a listing. Renters see those of their other devices too.
 */
export function useEarlierInquiry(listingId: string) {
  const { user } = useSession();
  const {
    isLoading,
    inquiries: [inquiry],
  } = useOwnInquiries(listingId);
  const sentAt = inquiry?.sentAt ?? inquirySentAt(listingId, user?.id);
  const earlier: EarlierInquiry | undefined =
    sentAt === undefined ? undefined : { sentAt, ...(inquiry ? { inquiry } : {}) };
  return { isLoading, earlier };
}

const statusKeys = {
  sent: 'statusSent',
  seen: 'statusSeen',
  replied: 'statusReplied',
  held: 'statusHeld',
  refused: 'statusRefused',
} as const;

/** States when the user wrote and what became of it, with a link to the conversation. */
export function EarlierInquiryNotice({
  earlier: { sentAt, inquiry },
  nextStep,
  onAgain,
}: {
  readonly earlier: EarlierInquiry;
  readonly nextStep: ReactNode;
  readonly onAgain: () => void;
}) {
  const t = useInquiryMessages();
  const format = useFormat();
  return (
    <Notice
      tone={inquiry?.status === 'refused' ? 'warn' : 'ok'}
      role="status"
      title={t('sentOn', { date: format.date(sentAt) })}
      acts={
        <>
          <Button onClick={onAgain}>{t('again')}</Button>
          {inquiry ? (
            <LinkButton link={Link} to={`/admin/my-inquiries?inquiry=${inquiry.id}`}>
              {t('conversation')}
            </LinkButton>
          ) : (
            nextStep
          )}
        </>
      }
    >
      {inquiry && t(statusKeys[inquiry.status], { landlord: inquiry.landlord.name })}
    </Notice>
  );
}
