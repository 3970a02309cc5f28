import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import account from '../../../account.module.css';
import { useOwnAccountMessages } from '../../messages/catalog.ts';
import { cropPosition, type Crop, type Move } from './crop.ts';
import { drawPhoto, photoSide } from './draw-photo.ts';
import css from './photo.module.css';

const step = 0.05;
const movesByKey: Readonly<Record<string, Move>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};

interface Props {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onMove: (by: Move) => void;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/**
 * Renders the picture under the crop square with the circle of the avatar. It is moved by dragging or by the arrow
 * keys, as a two-dimensional slider.
 */
export function CropFrame({ picture, crop, onMove, canvas }: Props) {
  const t = useOwnAccountMessages();
  const hint = useId();
  const lastPoint = useRef<{ readonly x: number; readonly y: number }>(null);
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, picture, crop);
  }, [canvas, picture, crop]);
  const moveByKey = (event: KeyboardEvent) => {
    const by = movesByKey[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  const startDrag = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    lastPoint.current = { x: clientX, y: clientY };
  };
  const drag = ({ clientX, clientY, currentTarget: { clientWidth, clientHeight } }: PointerEvent) => {
    if (!lastPoint.current) return;
    onMove({
      right: (clientX - lastPoint.current.x) / clientWidth,
      down: (clientY - lastPoint.current.y) / clientHeight,
    });
    lastPoint.current = { x: clientX, y: clientY };
  };
  const endDrag = () => {
    lastPoint.current = null;
  };
  const { across, down } = cropPosition(picture, crop);
  return (
    <>
      <div
        className={css.frame}
        role="slider"
        tabIndex={0}
        data-focus-first
        aria-label={t('photoPart')}
        aria-describedby={hint}
        aria-valuenow={across}
        aria-valuetext={t('photoPlace', { across, down })}
        onKeyDown={moveByKey}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        <canvas ref={canvas} width={photoSide} height={photoSide} />
      </div>
      <p className={account.note} id={hint}>
        {t('photoMove')}
      </p>
    </>
  );
}
