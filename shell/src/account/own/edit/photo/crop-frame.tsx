import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import account from '../../../account.module.css';
import { useOwnAccountWords } from '../../words/catalogue.ts';
import { placeOf, type Crop, type Move } from './crop.ts';
import { drawPhoto, photoSide } from './draw-photo.ts';
import css from './photo.module.css';

const step = 0.05;
const keys: Readonly<Record<string, Move>> = {
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

/** The picture under the square, with the circle in which it will be seen. It is moved by hand or by the arrow keys: a slider that goes two ways. */
export function CropFrame({ picture, crop, onMove, canvas }: Props) {
  const t = useOwnAccountWords();
  const hint = useId();
  const last = useRef<{ readonly x: number; readonly y: number }>(null);
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, picture, crop);
  }, [canvas, picture, crop]);
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  const hold = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  };
  const drag = ({ clientX, clientY, currentTarget: { clientWidth, clientHeight } }: PointerEvent) => {
    if (!last.current) return;
    onMove({ right: (clientX - last.current.x) / clientWidth, down: (clientY - last.current.y) / clientHeight });
    last.current = { x: clientX, y: clientY };
  };
  const letGo = () => {
    last.current = null;
  };
  const { across, down } = placeOf(picture, crop);
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
        onKeyDown={press}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={photoSide} height={photoSide} />
      </div>
      <p className={account.note} id={hint}>
        {t('photoMove')}
      </p>
    </>
  );
}
