import { api, useLanguage, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { LinkButton } from '@porchlight/ui';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { addressLine } from '../card/facts.ts';
import { useFavouritesMessages } from './messages/catalog.ts';

/**
 * Link to contact the landlord of a listing, or to the inquiries when the logged-in renter has already sent one about
 * it.
 */
export function InquireLink({ listing }: { readonly listing: ListingCard }) {
  const t = useFavouritesMessages();
  const { role } = useSession();
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } }, { skip: role !== 'renter' });
  const hasInquiry = data?.listings.some(({ id, reasons }) => id === listing.id && reasons.includes('inquiry'));
  if (hasInquiry)
    return (
      <LinkButton
        size="small"
        icon={IconMessage}
        link={Link}
        to="/admin/my-inquiries"
        aria-label={t('actionFor', { action: t('seeInquiry'), home: addressLine(listing) })}
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
      aria-label={t('actionFor', { action: t('sendInquiry'), home: addressLine(listing) })}
    >
      {t('sendInquiry')}
    </LinkButton>
  );
}
