import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { LinkOrAnchor, type LinkLike, type LinkLikeProps } from '../../link-like.ts';
import { Icon, type IconDrawing } from '../icon.tsx';
import css from './chip.module.css';

interface ChipLook {
  readonly isOn?: boolean | undefined;
  readonly icon?: IconDrawing | undefined;
}

/** Returns the classes of a chip, for other elements such as `<summary>`. */
export const chipClass = (isOn?: boolean): string => classNames(css.chip, isOn && css.on);

/** Toggle button in the shape of a pill; `isOn` sets `aria-pressed`. */
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

/** Link in the shape of a pill; a filter as a link works without JavaScript. */
export const ChipLink = ({
  isOn,
  icon,
  className,
  children,
  ...rest
}: ChipLook & LinkLikeProps & { readonly link?: LinkLike | undefined }) => (
  <LinkOrAnchor className={classNames(chipClass(isOn), className)} aria-current={isOn ? 'true' : undefined} {...rest}>
    {icon && <Icon of={icon} size={20} />}
    {children}
  </LinkOrAnchor>
);

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'brand' | 'porch' | 'photo';
/** Label with a background colour; the text carries the meaning. */
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

/** Counter badge; "99+" above 99. */
export const Count = ({
  value,
  tone,
  className,
}: {
  readonly value: number;
  readonly tone?: 'heart';
  readonly className?: string | undefined;
}) => <span className={classNames(css.count, tone && css.heart, className)}>{value > 99 ? '99+' : value}</span>;
