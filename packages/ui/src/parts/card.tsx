import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import css from './card.module.css';

/** Bordered box; raised only when it floats over other content. */
export const Card = ({
  isPadded,
  isRaised,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { readonly isPadded?: boolean; readonly isRaised?: boolean }) => (
  <div className={classNames(css.card, isPadded && css.padded, isRaised && css.raised, className)} {...rest} />
);
