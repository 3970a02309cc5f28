import { classNames } from '@porchlight/ui';
import css from './stats.module.css';

/** Line of the values of some days; the text above it has the numbers. */
export function Sparkline({ values, isRising }: { readonly values: readonly number[]; readonly isRising: boolean }) {
  const top = Math.max(1, ...values);
  const right = Math.max(1, values.length - 1);
  const points = values.map((value, at) => `${at},${100 - (value / top) * 100}`).join(' ');
  return (
    <svg
      className={classNames(css.spark, isRising && css.rising)}
      viewBox={`0 0 ${right} 100`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <polygon className={css.area} points={`0,100 ${points} ${right},100`} />
      <polyline className={css.line} points={points} />
    </svg>
  );
}

/** Bar of a share of a total; the text above it has the numbers. */
export const ShareBar = ({ value, total }: { readonly value: number; readonly total: number }) => (
  <svg
    className={css.bar}
    viewBox={`0 0 ${Math.max(1, total)} 1`}
    preserveAspectRatio="none"
    aria-hidden
    focusable="false"
  >
    <rect className={css.rest} width={Math.max(1, total)} height="1" />
    <rect className={css.share} width={value} height="1" />
  </svg>
);
