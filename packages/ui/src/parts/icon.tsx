import type { ComponentType, SVGAttributes } from 'react';

/** A drawing of the icon set: takes a size and a stroke. */
export type IconDrawing = ComponentType<
  Omit<SVGAttributes<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }
>;

export interface IconProps {
  readonly of: IconDrawing;
  /** 20 px in a row of text, 24 px alone. */
  readonly size?: 16 | 20 | 24 | 28 | 32 | undefined;
  readonly className?: string | undefined;
  /** Only for an icon that stands alone and says something; most are decoration and hidden from readers. */
  readonly label?: string | undefined;
}

/** An icon in the product's stroke and size; hidden from screen readers unless it has a label. */
export function Icon({ of: Drawing, size = 20, className, label }: IconProps) {
  const reading = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing size={size} stroke={1.75} className={className ?? ''} focusable="false" {...reading} />;
}
