import { classNames } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './card-grid.module.css';

/** Responsive grid of cards, one column on phones; `row` limits it to one row of four that phones swipe. */
export const CardGrid = ({
  shape,
  isDim,
  children,
}: {
  readonly shape?: 'row' | undefined;
  readonly isDim?: boolean | undefined;
  readonly children: ReactNode;
}) => <ul className={classNames(css.grid, shape && css.row, isDim && css.dim)}>{children}</ul>;
