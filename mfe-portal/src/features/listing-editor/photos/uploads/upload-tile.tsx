import { useMessages } from '@porchlight/client';
import { Button, Icon } from '@porchlight/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { RefObject } from 'react';
import { editorMessages } from '../../messages/catalog.ts';
import photosCss from '../photos.module.css';
import type { QueuedUpload, UploadFailure } from './upload-queue.ts';
import css from './uploads.module.css';
import { useFocusEscape } from './use-focus-escape.ts';
import { canRetry, useFailureText } from './use-upload-text.ts';

interface Props {
  readonly upload: QueuedUpload;
  /** Gets the focus of a control that is gone. */
  readonly chooser: RefObject<HTMLElement | null>;
  /** Absent for a file that is not in this window. */
  readonly onRetry: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** A file that is not a photo yet: its progress, or why it failed. */
export function UploadTile({ upload, chooser, onRetry, onRemove }: Props) {
  const tile = useFocusEscape<HTMLLIElement>(chooser);
  const { name, previewUrl, failure } = upload;
  return (
    <li ref={tile} className={photosCss.tile}>
      <div className={photosCss.picture}>
        {previewUrl === undefined ? (
          <Icon of={failure ? IconAlertTriangle : IconPhoto} size={32} className={css.icon} />
        ) : (
          <img src={previewUrl} alt="" width="3" height="2" decoding="async" />
        )}
      </div>
      <div className={css.body}>
        <p className={css.name}>{name}</p>
        {failure ? (
          <Failure name={name} failure={failure} onRetry={onRetry} onDismiss={onRemove} />
        ) : (
          <Progress upload={upload} onCancel={onRemove} />
        )}
      </div>
    </li>
  );
}

function Progress({
  upload: { name, state, sent },
  onCancel,
}: {
  readonly upload: QueuedUpload;
  readonly onCancel: () => void;
}) {
  const t = useMessages(editorMessages);
  const texts = { waiting: 'uploadWaiting', sending: 'uploadShare', processing: 'uploadPreparing' } as const;
  return (
    <>
      <progress aria-label={t('uploading', { name })} value={sent} max={1} className={css.progress} />
      <p className={css.rules}>{state !== 'failed' && t(texts[state], { share: Math.round(sent * 100) / 100 })}</p>
      <Button look="link" aria-label={t('cancelUpload', { name })} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}

interface FailureProps {
  readonly name: string;
  readonly failure: UploadFailure;
  readonly onRetry: (() => void) | undefined;
  readonly onDismiss: () => void;
}
function Failure({ name, failure, onRetry, onDismiss }: FailureProps) {
  const t = useMessages(editorMessages);
  const textOf = useFailureText();
  return (
    <>
      <p className={css.fault}>{textOf(failure)}</p>
      {onRetry && canRetry(failure) && (
        <Button look="link" aria-label={t('retryUpload', { name })} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      <Button look="link" aria-label={t('dismissUpload', { name })} onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </>
  );
}
