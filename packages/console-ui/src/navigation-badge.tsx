import { VisuallyHidden } from '@porchlight/ui';
import css from './navigation-badge.module.css';

const most = 99;

interface Props {
  readonly count: number;
  /** The count in words, for screen readers: '4 people are waiting for a reply.' */
  readonly text: string;
}

/** Badge of a link in the navigation of a console: how many things wait there. Renders nothing for none. */
export function NavigationBadge({ count, text }: Props) {
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>, {text}</VisuallyHidden>
    </span>
  );
}
