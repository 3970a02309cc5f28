import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { placeOf } from '@porchlight/listing-ui';
import { LinkButton } from '@porchlight/ui';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useOwnWords } from './words/catalogue.ts';

/** The way to write to the landlord of a home; to what was written, where that was done before. */
export function InquireLink({ home }: { readonly home: ListingCard }) {
  const t = useOwnWords();
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } });
  const wasWritten = data?.listings.some(({ id, reasons }) => id === home.id && reasons.includes('inquiry'));
  if (wasWritten)
    return (
      <LinkButton
        size="small"
        icon={IconMessage}
        link={Link}
        to="/admin/my-inquiries"
        aria-label={`${t('seeInquiry')}: ${placeOf(home)}`}
      >
        {t('seeInquiry')}
      </LinkButton>
    );
  return (
    <LinkButton
      look="primary"
      size="small"
      link={Link}
      to={home.url}
      aria-label={`${t('sendInquiry')}: ${placeOf(home)}`}
    >
      {t('sendInquiry')}
    </LinkButton>
  );
}
