import type { ComponentType, SVGAttributes } from 'react';

/** Component of an icon in the icon set. */
export type IconDrawing = ComponentType<
  Omit<SVGAttributes<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }
>;

export interface IconProps {
  readonly of: IconDrawing;
  /** 20 px beside text, 24 px alone. */
  readonly size?: 16 | 20 | 24 | 28 | 32 | undefined;
  readonly className?: string | undefined;
  /** Accessible name of an icon that conveys meaning by itself; decorative icons have none. */
  readonly label?: string | undefined;
}

/** Icon with the product's stroke and size; hidden from screen readers unless it has a label. */
export function Icon({ of: Drawing, size = 20, className, label }: IconProps) {
  const reading = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing size={size} stroke={1.75} className={className ?? ''} focusable="false" {...reading} />;
}
