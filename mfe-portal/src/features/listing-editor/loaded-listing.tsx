import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { LinkButton } from '@porchlight/ui';
import { EditorHeader } from './editor-header.tsx';
import { ListingEditor } from './listing-editor.tsx';
import { editorMessages } from './messages/catalog.ts';
import { ownListingCalls } from './own-listing-calls.ts';

/** Statuses of an id that is no listing, and of a listing that does not exist or belongs to another landlord. */
const notFoundStatuses = new Set([404, 422]);

/** Loads a listing for its editor. */
export function LoadedListing({ id }: { readonly id: string }) {
  const { currentData, error, refetch } = ownListingCalls.useGetOwnListingQuery({ params: { id } });
  const listing = currentData?.listing;
  return (
    <>
      <EditorHeader listing={listing} />
      <Content listing={listing} failure={error as ApiError | undefined} onRetry={() => void refetch()} />
    </>
  );
}

interface ContentProps {
  readonly listing: OwnListing | undefined;
  readonly failure: ApiError | undefined;
  readonly onRetry: () => void;
}

// The loaded listing comes first: a failed refetch must not close the form.
function Content({ listing, failure, onRetry }: ContentProps) {
  const t = useMessages(editorMessages);
  if (listing) return <ListingEditor first={listing} />;
  if (!failure) return <RowsSkeleton label={t('loading')} />;
  if (notFoundStatuses.has(failure.status)) return <NotFound />;
  return <ErrorState title={t('failed')} message={failure.message} retryText={t('tryAgain')} onRetry={onRetry} />;
}

function NotFound() {
  const t = useMessages(editorMessages);
  return (
    <PageMessage
      title={t('notFound')}
      action={
        <LinkButton look="primary" link={Link} to="/portal/listings">
          {t('toListings')}
        </LinkButton>
      }
    >
      {t('notFoundText')}
    </PageMessage>
  );
}
