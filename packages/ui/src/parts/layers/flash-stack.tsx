import { useEffect, useRef, useState } from 'react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { classNames } from '../../class-names.ts';
import { Button, IconButton } from '../controls/button.tsx';
import css from './flash-stack.module.css';
import { Icon, type IconDrawing } from '../icon.tsx';

export type FlashTone = 'success' | 'error' | 'warning' | 'info';
export interface FlashItem {
  readonly id: string;
  readonly tone: FlashTone;
  readonly text: string;
  /** Milliseconds for which it is shown; paused while it is hovered or focused. */
  readonly lasts: number;
  readonly act?: { readonly label: string; readonly onAct: () => void } | undefined;
}
export interface FlashStackProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly items: readonly FlashItem[];
  readonly onDone: (id: string) => void;
}

const icons: Record<FlashTone, IconDrawing> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
};
const maxShown = 3;

/** Flash messages over the page: at most three at a time, the others are queued; paused while hovered or focused. */
export const FlashStack = ({ label, closeLabel, items, onDone }: FlashStackProps) => (
  <section className={css.stack} aria-label={label}>
    {items.slice(0, maxShown).map((item) => (
      <Flash key={item.id} item={item} closeLabel={closeLabel} onDone={onDone} />
    ))}
  </section>
);

function Flash({
  item,
  closeLabel,
  onDone,
}: {
  readonly item: FlashItem;
  readonly closeLabel: string;
  readonly onDone: (id: string) => void;
}) {
  const [isPaused, setPaused] = useState(false);
  const remainingMs = useRef(item.lasts);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (isPaused) return;
    const from = performance.now();
    const timer = setTimeout(() => done.current(item.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(500, remainingMs.current - (performance.now() - from));
    };
  }, [isPaused, item.id]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const isUrgent = item.tone === 'error' || item.tone === 'warning';
  return (
    <div
      className={classNames(css.flash, css[item.tone])}
      role={isUrgent ? 'alert' : 'status'}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon of={icons[item.tone]} size={24} />
      <span className={css.text}>{item.text}</span>
      {item.act && (
        <Button
          look="link"
          onClick={() => {
            item.act?.onAct();
            onDone(item.id);
          }}
        >
          {item.act.label}
        </Button>
      )}
      <IconButton icon={IconX} label={closeLabel} onClick={() => onDone(item.id)} />
    </div>
  );
}
