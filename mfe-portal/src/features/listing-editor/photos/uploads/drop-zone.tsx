import { useMessages } from '@porchlight/client';
import { Button, Icon } from '@porchlight/ui';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useRef, type Ref } from 'react';
import { editorMessages } from '../../messages/catalog.ts';
import css from './uploads.module.css';
import { photoTypes } from './photo-file.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';
import { photoBounds } from './use-upload-text.ts';

interface Props {
  readonly uploads: PhotoUploads;
  /** Whether files are being dragged over the section. */
  readonly isOver: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Target of dropped photos with a button that chooses them, as long as there is room. */
export function DropZone({ uploads, isOver, buttonRef }: Props) {
  const t = useMessages(editorMessages);
  const input = useRef<HTMLInputElement>(null);
  if (uploads.isFull) return <p className={css.rules}>{t('maxPhotos', photoBounds)}</p>;
  return (
    <div className={css.zone}>
      <Icon of={IconPhotoPlus} size={32} />
      <p className={css.invitation}>{t(isOver ? 'dropNow' : 'dropPhotos')}</p>
      <Button ref={buttonRef} onClick={() => input.current?.click()}>
        {t('choosePhotos')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={photoTypes.join()}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <p className={css.rules}>{t('photoRules', photoBounds)}</p>
    </div>
  );
}
