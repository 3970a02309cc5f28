import { Button } from '@porchlight/ui';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Application } from '../application.tsx';
import { useEscape } from '../keys/use-escape.ts';
import type { Pixel } from '../provider/map-provider.ts';
import { useMapMessages } from '../messages/catalog.ts';
import css from './lasso.module.css';
import type { Drawing } from './use-drawing.ts';

// Maximum drag in pixels that counts as a click: it sets a corner instead of ending the shape.
const clickSlack = 12;
const lengthOf = (path: readonly Pixel[]) =>
  path.reduce((sum, { x, y }, at) => {
    const before = path[at - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);

/** Drawing surface: drag around an area, or click its corners and press Enter (WCAG 2.5.7). */
export function Lasso({ drawing }: { readonly drawing: Drawing }) {
  const t = useMapMessages();
  const group = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const { path, ...strokes } = useStrokes(drawing);
  useEffect(() => {
    surface.current?.focus();
  }, []);
  useEscape(group, () => drawing.set(false));
  return (
    <div ref={group} className={css.lasso} role="group" aria-label={t('draw')}>
      <Application
        ref={surface}
        className={css.surface}
        aria-label={`${t('drawHint')}. ${t('drawHelp')}`}
        {...strokes}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            drawing.finish(path);
          }
        }}
      >
        <svg className={css.drawn} aria-hidden="true">
          <polygon className={css.area} points={path.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {path.length < 4 &&
            path.map(({ x, y }) => <circle key={`${x},${y}`} className={css.corner} cx={x} cy={y} r="5" />)}
        </svg>
      </Application>
      <div className={css.bar}>
        <p className={css.hint}>
          <strong>{t('drawHint')}</strong>
          <span className={css.help}>{t('drawHelp')}</span>
        </p>
        {path.length >= 3 && (
          <Button size="small" look="primary" onClick={() => drawing.finish(path)}>
            {t('finishArea')}
          </Button>
        )}
        <Button size="small" onClick={drawing.finishWithVisible}>
          {t('useVisible')}
        </Button>
        <Button size="small" look="quiet" onClick={() => drawing.set(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Tracks mouse, pen or finger on the surface. */
function useStrokes(drawing: Drawing) {
  const [path, setPath] = useState<readonly Pixel[]>([]);
  const stroke = useRef<{ readonly startIndex: number } | undefined>(undefined);
  const pixelOf = (event: PointerEvent<HTMLElement>): Pixel => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return {
    path,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      stroke.current = { startIndex: path.length };
      setPath([...path, pixelOf(event)]);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (stroke.current && event.isPrimary) setPath([...path, pixelOf(event)]);
    },
    onPointerUp: () => {
      const startIndex = stroke.current?.startIndex ?? 0;
      stroke.current = undefined;
      if (lengthOf(path.slice(startIndex)) > clickSlack) drawing.finish(path);
      else setPath(path.slice(0, startIndex + 1));
    },
    onPointerCancel: () => {
      stroke.current = undefined;
    },
  };
}
