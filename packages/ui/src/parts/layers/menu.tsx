import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { LinkOrAnchor, type LinkLike } from '../../link-like.ts';
import { useOutside } from '../../use-outside.ts';
import { Icon, type IconDrawing } from '../icon.tsx';
import css from './popover.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconDrawing | undefined;
  /** Link target; without it `onPick` is called. */
  readonly to?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly lang?: string | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly onPick?: (() => void) | undefined;
  /** Draws a separator above the item. */
  readonly startsGroup?: boolean | undefined;
}
export interface MenuProps {
  readonly label: ReactNode;
  readonly name?: string | undefined;
  readonly items: readonly MenuItem[];
  readonly link?: LinkLike | undefined;
  readonly align?: 'start' | undefined;
  readonly buttonClass?: string | undefined;
}

const step = (list: HTMLElement | null, by: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End') => {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: at > 0 ? at - 1 : items.length - 1,
    Home: 0,
    End: items.length - 1,
  }[by];
  items[next]?.focus();
};
const isStep = (key: string): key is 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' =>
  ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key);

/** Menu button: opens on click, Enter or an arrow key; the arrow keys move, Escape closes and restores the focus. */
export function Menu({ label, name, items, link, align, buttonClass }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useOutside(box, isOpen, close);
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      button.current?.focus();
    } else if (isStep(event.key)) {
      event.preventDefault();
      if (isOpen) step(list.current, event.key);
      else setOpen(true);
    } else if (event.key === 'Tab') close();
  };
  return (
    <div className={css.menu} ref={box}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {label}
      </button>
      {isOpen && (
        <div
          className={classNames(css.list, align && css.start)}
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} link={link} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({
  item,
  link,
  close,
}: {
  readonly item: MenuItem;
  readonly link: LinkLike | undefined;
  readonly close: () => void;
}) {
  const inside = (
    <>
      {item.icon && <Icon of={item.icon} />}
      {item.label}
    </>
  );
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: css.item,
    lang: item.lang,
    onClick: () => {
      close();
      item.onPick?.();
    },
  };
  return (
    <>
      {item.startsGroup && <hr className={css.rule} />}
      {item.to === undefined ? (
        <button type="button" {...shared}>
          {inside}
        </button>
      ) : (
        <LinkOrAnchor
          link={item.target ? undefined : link}
          to={item.to}
          aria-current={item.isCurrent ? 'true' : undefined}
          {...(item.target ? { target: item.target, rel: 'noopener' } : {})}
          {...shared}
        >
          {inside}
        </LinkOrAnchor>
      )}
    </>
  );
}
