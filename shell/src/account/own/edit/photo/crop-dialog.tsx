import type { ApiError } from '@porchlight/client';
import { Button, Dialog, Field, Notice } from '@porchlight/ui';
import { useRef, useState } from 'react';
import account from '../../../account.module.css';
import { useOwnAccountWords } from '../../words/catalogue.ts';
import { CropFrame } from './crop-frame.tsx';
import { firstCrop, mostZoom, moved, zoomed } from './crop.ts';
import { photoTextOf } from './draw-photo.ts';
import css from './photo.module.css';

interface Props {
  readonly picture: ImageBitmap;
  readonly onClose: () => void;
  /** Gives the refusal, or nothing when it went well. */
  readonly send: (photo: string) => Promise<ApiError | undefined>;
}

/** Lets people choose which square of a picture becomes their photo. */
export function CropDialog({ picture, onClose, send }: Props) {
  const t = useOwnAccountWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => firstCrop(picture));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const save = async () => {
    if (!canvas.current) return;
    setBusy(true);
    const why = await send(photoTextOf(canvas.current));
    setBusy(false);
    setRefusal(why);
    if (!why) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('photoCrop')} closeLabel={t('close')}>
      <div className={account.form}>
        <CropFrame
          picture={picture}
          crop={crop}
          onMove={(by) => {
            setCrop((before) => moved(picture, before, by));
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
              max={mostZoom}
              step={0.05}
              value={crop.zoom}
              onChange={(event) => {
                setCrop(zoomed(picture, crop, event.target.valueAsNumber));
              }}
            />
          )}
        </Field>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal.errors?.['photo']?.[0] ?? refusal.message}
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
