import type { ApiError } from '@porchlight/client';
import { Button, Dialog, Field, Notice } from '@porchlight/ui';
import { useRef, useState } from 'react';
import account from '../../../account.module.css';
import { useOwnAccountMessages } from '../../messages/catalog.ts';
import { CropFrame } from './crop-frame.tsx';
import { initialCrop, maxZoom, moveCrop, zoomCrop } from './crop.ts';
import { encodePhoto } from './draw-photo.ts';
import css from './photo.module.css';

interface Props {
  readonly picture: ImageBitmap;
  readonly onClose: () => void;
  /** Uploads the photo; resolves to the error, or to undefined on success. */
  readonly send: (photo: string) => Promise<ApiError | undefined>;
}

/** Renders the dialog that crops a picture to a square photo. */
export function CropDialog({ picture, onClose, send }: Props) {
  const t = useOwnAccountMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const [isBusy, setBusy] = useState(false);
  const [apiError, setApiError] = useState<ApiError>();
  const save = async () => {
    if (!canvas.current) return;
    setBusy(true);
    const why = await send(encodePhoto(canvas.current));
    setBusy(false);
    setApiError(why);
    if (!why) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('photoCrop')} closeLabel={t('close')}>
      <div className={account.form}>
        <CropFrame
          picture={picture}
          crop={crop}
          onMove={(by) => {
            setCrop((before) => moveCrop(picture, before, by));
          }}
          canvas={canvas}
        />
        <Field label={t('photoZoom')}>
          {(control) => (
            <input
              {...control}
              type="range"
              className={css.zoom}
              min={1}
              max={maxZoom}
              step={0.05}
              value={crop.zoom}
              onChange={(event) => {
                setCrop(zoomCrop(picture, crop, event.target.valueAsNumber));
              }}
            />
          )}
        </Field>
        {apiError && (
          <Notice tone="danger" role="alert">
            {apiError.errors?.['photo']?.[0] ?? apiError.message}
          </Notice>
        )}
        <div className={account.ends}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={isBusy}
            busyText={t('working')}
            onClick={() => {
              void save();
            }}
          >
            {t('photoSave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
