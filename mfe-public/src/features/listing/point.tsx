import { Icon, type IconDrawing } from '@porchlight/ui';
import type { ReactNode } from 'react';

/** One thing that is good to know: an icon, a title and a few lines. */
export const Point = ({
  icon,
  title,
  children,
}: {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <li>
    <Icon of={icon} size={24} />
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </li>
);
