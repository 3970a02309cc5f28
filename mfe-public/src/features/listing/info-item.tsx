import { Icon, type IconDrawing } from '@porchlight/ui';
import type { ReactNode } from 'react';

/** List item with an icon, a title and optional text. */
export const InfoItem = ({
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
