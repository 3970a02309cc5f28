import { minPictureSides, type ContentPicture } from '@porchlight/contracts/content';
import { Button, Notice } from '@porchlight/ui';
import { useRef } from 'react';
import { usePictureMessages } from './messages/catalog.ts';
import css from './picture-chooser.module.css';
import { maxPictureMegabytes, pictureTypes, usePictureUpload } from './use-picture-upload.ts';

interface Props {
  /** Text of the button. */
  readonly label: string;
  readonly onUploaded: (picture: ContentPicture) => void;
}

/** Button that uploads a picture, with its progress, a button that stops it, and the reason why it was refused. */
export function PictureChooser({ label, onUploaded }: Props) {
  const t = usePictureMessages();
  const input = useRef<HTMLInputElement>(null);
  const { sending, error, start, cancel } = usePictureUpload(onUploaded);
  return (
    <div className={css.chooser}>
      {sending ? (
        <>
          <progress
            aria-label={t('progress', { name: sending.name })}
            value={sending.share}
            max={1}
            className={css.progress}
          />
          <p role="status">{sending.share < 1 ? t('sending', { share: sending.share }) : t('preparing')}</p>
          <Button look="quiet" size="small" onClick={cancel}>
            {t('cancelUpload')}
          </Button>
        </>
      ) : (
        <Button onClick={() => input.current?.click()}>{label}</Button>
      )}
      <p className={css.rules}>{t('rules', { size: maxPictureMegabytes, ...minPictureSides })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void start(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </div>
  );
}
