import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import css from './card.module.css';

/** A quiet box with a line around it; raised only when it floats over the page's main matter. */
export const Card = ({
  isPadded,
  isRaised,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { readonly isPadded?: boolean; readonly isRaised?: boolean }) => (
  <div className={classNames(css.card, isPadded && css.padded, isRaised && css.raised, className)} {...rest} />
);
