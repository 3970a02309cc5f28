import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AnyLink, type LinkLike, type LinkLikeProps } from '../link-like.ts';
import { Icon, type IconDrawing } from './icon.tsx';
import css from './chip.module.css';

interface ChipLook {
  readonly isOn?: boolean | undefined;
  readonly icon?: IconDrawing | undefined;
}

/** The classes of a chip, for an element that must be something else (a `<summary>`). */
export const chipClass = (isOn?: boolean): string => classNames(css.chip, isOn && css.on);

/** A small pill to press; `isOn` is said to readers as pressed. */
export const Chip = ({
  isOn,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ChipLook & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={classNames(chipClass(isOn), className)} aria-pressed={isOn} {...rest}>
    {icon && <Icon of={icon} size={20} />}
    {children}
  </button>
);

/** A pill that goes somewhere: a filter as a link works without script. */
export const ChipLink = ({
  isOn,
  icon,
  className,
  children,
  ...rest
}: ChipLook & LinkLikeProps & { readonly link?: LinkLike | undefined }) => (
  <AnyLink className={classNames(chipClass(isOn), className)} aria-current={isOn ? 'true' : undefined} {...rest}>
    {icon && <Icon of={icon} size={20} />}
    {children}
  </AnyLink>
);

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'brand' | 'porch' | 'photo';
/** A word with a colour: the word carries the meaning. */
export const Badge = ({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly icon?: IconDrawing;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <span className={classNames(css.badge, css[tone], className)}>
    {icon && <Icon of={icon} size={16} />}
    {children}
  </span>
);

/** A number in a pill; above 99 it says '99+'. */
export const Count = ({
  value,
  tone,
  className,
}: {
  readonly value: number;
  readonly tone?: 'heart';
  readonly className?: string | undefined;
}) => <span className={classNames(css.count, tone && css.heart, className)}>{value > 99 ? '99+' : value}</span>;

/** A coloured dot beside the word that says the same. */
export const StatusDot = ({ tone }: { readonly tone?: 'ok' | 'warn' | 'danger' }) => (
  <span
    className={classNames(
      css.dot,
      tone === 'ok' && css.dotOk,
      tone === 'warn' && css.dotWarn,
      tone === 'danger' && css.dotDanger,
    )}
    aria-hidden
  />
);
