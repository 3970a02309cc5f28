import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './second-factor.module.css';

/** Quiet zone around a QR code in modules, required by scanners. */
const quietZone = 4;

/** Renders a text as a QR code, generated in the browser so that the secret is not sent anywhere. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quietZone });
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
