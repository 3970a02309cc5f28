import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { ListingState } from '../../shared/listing-state/listing-state.tsx';
import { editorMessages } from './messages/catalog.ts';

/** Header with the title and state of the listing, once they are known. */
export function EditorHeader({ listing }: { readonly listing: OwnListing | undefined }) {
  const t = useMessages(editorMessages);
  return (
    <PageHeader
      title={listing ? <Title listing={listing} /> : t('listing')}
      status={listing && <ListingState listing={listing} />}
      breadcrumbs={[{ to: '/portal/listings', label: t('listings') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

/** The title of a listing; the street of one without a title yet. */
const Title = ({ listing: { title, lang, street } }: { readonly listing: OwnListing }) =>
  title ? <span lang={lang}>{title}</span> : street;
