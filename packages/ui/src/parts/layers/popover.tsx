import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { classNames } from '../../class-names.ts';
import { useOutside } from '../../use-outside.ts';
import { chipClass } from '../controls/chip.tsx';
import { Icon } from '../icon.tsx';
import css from './popover.module.css';

export interface PopoverProps {
  readonly label: ReactNode;
  /** Marks the chip as active. */
  readonly isOn?: boolean | undefined;
  readonly align?: 'end' | undefined;
  readonly className?: string | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Chip that opens a panel: a `<details>`, so it opens without JavaScript. Escape, a press outside and a control marked
 * `data-closes` close it.
 */
export function Popover({ label, isOn, align, className, onToggle, children }: PopoverProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (box.current) box.current.open = false;
  }, []);
  useOutside(box, isOpen, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    closeAndReturn();
  };
  const closeAndReturn = () => {
    close();
    box.current?.querySelector('summary')?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-closes]')) closeAndReturn();
  };
  const toggled = (now: boolean) => {
    setOpen(now);
    onToggle?.(now);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape and closing controls that bubble from inside
    <details
      ref={box}
      className={classNames(css.box, className)}
      onToggle={(event) => toggled(event.currentTarget.open)}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <summary className={chipClass(isOn)}>
        {label}
        <Icon of={IconChevronDown} className={css.chevron} />
      </summary>
      <div className={classNames(css.panel, align && css.end)}>{children}</div>
    </details>
  );
}
