import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { classNames } from '../class-names.ts';
import { useOutside } from '../use-outside.ts';
import { chipClass } from './chip.tsx';
import { Icon } from './icon.tsx';
import css from './popover.module.css';

export interface PopoverProps {
  readonly label: ReactNode;
  /** Draws the chip as in use. */
  readonly isOn?: boolean | undefined;
  readonly align?: 'end' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A chip that opens a panel under it: a `<details>`, so it opens without script; Escape and a press outside close it. */
export function Popover({ label, isOn, align, className, children }: PopoverProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => { if (box.current) box.current.open = false; }, []);
  useOutside(box, isOpen, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    box.current?.querySelector('summary')?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere inside
    <details ref={box} className={classNames(css.box, className)} onToggle={(event) => setOpen(event.currentTarget.open)} onKeyDown={onKeyDown}>
      <summary className={chipClass(isOn)}>{label}<Icon of={IconChevronDown} className={css.chevron} /></summary>
      <div className={classNames(css.panel, align && css.end)}>{children}</div>
    </details>
  );
}
