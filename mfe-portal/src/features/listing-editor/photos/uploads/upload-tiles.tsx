import { useMessages } from '@porchlight/client';
import type { PhotoUpload } from '@porchlight/contracts/catalog';
import type { RefObject } from 'react';
import { editorMessages } from '../../messages/catalog.ts';
import type { QueuedUpload } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface Props {
  readonly uploads: PhotoUploads;
  /** Gets the focus of a control that is gone. */
  readonly chooser: RefObject<HTMLElement | null>;
}

const toQueued = ({ id, fault = 'damaged', ...upload }: PhotoUpload, name: string): QueuedUpload => ({
  key: id,
  id,
  name,
  sent: 1,
  ...(upload.state === 'failed' ? { state: 'failed', failure: { fault } } : { state: 'processing' }),
});

/** Tiles of the files that are not photos yet; those of an earlier visit come first. */
export function UploadTiles({ uploads, chooser }: Props) {
  const t = useMessages(editorMessages);
  return (
    <>
      {uploads.restored.map((upload) => (
        <UploadTile
          key={upload.id}
          upload={toQueued(upload, t('earlierPhoto'))}
          chooser={chooser}
          onRetry={undefined}
          onRemove={() => uploads.discard(upload.id)}
        />
      ))}
      {uploads.uploads.map((upload) => (
        <UploadTile
          key={upload.key}
          upload={upload}
          chooser={chooser}
          onRetry={() => uploads.retry(upload.key)}
          onRemove={() => uploads.cancel(upload.key, upload.id)}
        />
      ))}
    </>
  );
}
