import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './two-step.module.css';

/** Light modules around a code, which readers need. */
const border = 4;

/** A text as a square for cameras, drawn here: what it says never leaves the page. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border });
    return {
      size: code.size,
      path: code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
    };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect className={css.light} width={size} height={size} />
      <path className={css.dark} d={path} />
    </svg>
  );
}
