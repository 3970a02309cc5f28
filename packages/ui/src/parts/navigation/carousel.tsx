import { useEffect, useRef, useState, type ReactNode } from 'react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import css from './carousel.module.css';

export interface CarouselProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly count: number;
  /** Renders one slide. Slides after the first are rendered on the first pointer, touch or focus event. */
  readonly slide: (index: number) => ReactNode;
  /** Initial slide; with it all slides are rendered at once. */
  readonly startAt?: number | undefined;
  readonly onMove?: ((index: number) => void) | undefined;
  /** Always shows the buttons instead of on hover only. */
  readonly isControlled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Carousel with scroll snapping; moved by swipe, scroll or buttons. */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  count,
  slide,
  startAt,
  onMove,
  isControlled,
  className,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(startAt ?? 0);
  const [isActivated, setActivated] = useState(startAt !== undefined);
  useEffect(() => {
    if (startAt) track.current?.scrollTo({ left: startAt * track.current.clientWidth, behavior: 'instant' });
  }, [startAt]);
  const activate = () => setActivated(true);
  const go = (to: number) => track.current?.scrollTo({ left: to * track.current.clientWidth });
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const next = Math.round(scrollLeft / Math.max(1, clientWidth));
    if (next !== at) {
      setAt(next);
      onMove?.(next);
    }
  };
  return (
    <div
      role="group"
      className={classNames(css.box, isControlled && css.shown, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={activate}
      onTouchStart={activate}
      onFocus={activate}
    >
      <ul className={css.track} ref={track} onScroll={onScroll}>
        {Array.from({ length: isActivated ? count : Math.min(1, count) }, (_, index) => (
          <li key={index} className={css.slide} aria-hidden={index !== at || undefined}>
            {slide(index)}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <IconButton
            icon={IconChevronLeft}
            label={previousLabel}
            isOnPhoto
            className={classNames(css.button, css.previous)}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <IconButton
            icon={IconChevronRight}
            label={nextLabel}
            isOnPhoto
            className={classNames(css.button, css.next)}
            disabled={at >= count - 1}
            onClick={() => go(at + 1)}
          />
          <Dots count={count} at={at} />
        </>
      )}
    </div>
  );
}

const maxDots = 5;
function Dots({ count, at }: { readonly count: number; readonly at: number }) {
  const shown = Math.min(count, maxDots);
  const activeDot = count <= maxDots ? at : Math.round((at / (count - 1)) * (maxDots - 1));
  return (
    <span className={css.dots} aria-hidden>
      {Array.from({ length: shown }, (_, index) => (
        <i key={index} className={index === activeDot ? css.at : undefined} />
      ))}
    </span>
  );
}
