import { useLanguage, useSession, type ApiError } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import { Button, Notice, Spinner } from '@porchlight/ui';
import { NotFound } from '../../../shared/page/not-found.tsx';
import site from '../../../shared/page/page.module.css';
import { useListingMessages } from '../messages/catalog.ts';
import { usePreviewMessages } from './messages/catalog.ts';
import { previewCalls } from './preview-calls.ts';
import { PreviewDetails } from './preview-details.tsx';

/** Statuses of an id that is no listing, and of a listing that is unknown or not for this user. */
const notFoundStatuses = new Set([403, 404, 422]);

/** Page of a listing before it is public: for its landlord, and for support. */
export function PreviewScreen() {
  const { role } = useSession();
  if (role === 'renter') return <MissingPreview />;
  return role === 'landlord' ? <OwnPreview /> : <SupportPreview />;
}

const usePreviewArgs = () => ({ params: { id: useParams()['id'] ?? '' }, query: { lang: useLanguage() } });

function OwnPreview() {
  const preview = previewCalls.usePreviewOwnListingQuery(usePreviewArgs());
  return <LoadedPreview preview={preview} source={{ key: 'toEditor', path: '/portal/listings' }} />;
}

function SupportPreview() {
  const preview = previewCalls.usePreviewListingQuery(usePreviewArgs());
  return <LoadedPreview preview={preview} source={{ key: 'toRecord', path: '/support/listing' }} />;
}

interface LoadedPreviewProps {
  readonly preview: ReturnType<typeof previewCalls.usePreviewListingQuery>;
  /** The screen that the listing is edited or judged on. */
  readonly source: { readonly key: 'toEditor' | 'toRecord'; readonly path: string };
}
function LoadedPreview({ preview: { data, error, refetch }, source: { key, path } }: LoadedPreviewProps) {
  const t = useListingMessages();
  const tPreview = usePreviewMessages();
  const failure = error as ApiError | undefined;
  if (failure && notFoundStatuses.has(failure.status)) return <MissingPreview />;
  if (failure)
    return (
      <div className={site.page}>
        <h1 tabIndex={-1}>{t('homeFailedTitle')}</h1>
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {failure.message}
        </Notice>
      </div>
    );
  if (!data)
    return (
      <div className={site.page}>
        <Spinner label={t('loading')} />
      </div>
    );
  return <PreviewDetails preview={data} back={{ text: tPreview(key), url: `${path}/${data.listing.id}` }} />;
}

function MissingPreview() {
  const t = useListingMessages();
  return <NotFound title={t('listingMissing')} text={usePreviewMessages()('missingText')} />;
}
