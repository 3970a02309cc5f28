import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { LinkButton } from '@porchlight/ui';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useOwnMessages } from './messages/catalog.ts';

/** Renders the link to contact the landlord of a listing, or the link to the inquiries when one was already sent. */
export function InquireLink({ listing }: { readonly listing: ListingCard }) {
  const t = useOwnMessages();
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } });
  const hasInquiry = data?.listings.some(({ id, reasons }) => id === listing.id && reasons.includes('inquiry'));
  if (hasInquiry)
    return (
      <LinkButton
        size="small"
        icon={IconMessage}
        link={Link}
        to="/admin/my-inquiries"
        aria-label={`${t('seeInquiry')}: ${addressLine(listing)}`}
      >
        {t('seeInquiry')}
      </LinkButton>
    );
  return (
    <LinkButton
      look="primary"
      size="small"
      link={Link}
      to={listing.url}
      aria-label={`${t('sendInquiry')}: ${addressLine(listing)}`}
    >
      {t('sendInquiry')}
    </LinkButton>
  );
}
