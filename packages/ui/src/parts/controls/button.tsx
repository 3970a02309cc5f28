import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names.ts';
import { LinkOrAnchor, type LinkLike, type LinkLikeProps } from '../../link-like.ts';
import { Icon, type IconDrawing } from '../icon.tsx';
import css from './button.module.css';

export type ButtonLook = 'primary' | 'outline' | 'porch' | 'quiet' | 'danger' | 'link';
interface Look {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'small' | 'large' | undefined;
  readonly isWide?: boolean | undefined;
  readonly icon?: IconDrawing | undefined;
}
const classOf = ({ look = 'outline', size, isWide }: Look, ...more: (string | false | undefined)[]) =>
  classNames(css.button, css[look], size && css[size], isWide && css.wide, ...more);

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Busy state: the button keeps its size, shows `busyText` and ignores presses. */
  readonly isBusy?: boolean | undefined;
  readonly busyText?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Button; `type="button"` unless it submits a form. */
export function Button({
  look,
  size,
  isWide,
  icon,
  isBusy,
  busyText,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf({ look, size, isWide }, isBusy && css.busy, className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

/** Link styled as a button. */
export const LinkButton = ({
  look,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: Look & LinkLikeProps & { readonly link?: LinkLike | undefined }) => (
  <LinkOrAnchor className={classOf({ look, size, isWide }, className)} {...rest}>
    {icon && <Icon of={icon} />}
    {children}
  </LinkOrAnchor>
);

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  readonly icon: IconDrawing;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly isOnPhoto?: boolean | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Round icon-only button, 44 px, with an accessible name and a tooltip. */
export function IconButton({ icon, label, isOnPhoto, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames(css.icon, isOnPhoto && css.onPhoto, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} size={24} />
      {children}
    </button>
  );
}
