import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { listingsMessages } from './messages/catalog.ts';

/** Link to the form of a new listing. */
export function NewListingLink() {
  const t = useMessages(listingsMessages);
  return (
    <LinkButton look="primary" icon={IconPlus} link={Link} to="/portal/listings/create">
      {t('newListing')}
    </LinkButton>
  );
}
