import type { ListCardProps } from '@porchlight/console-ui';

/** Links to the tabs, which each tab puts on top of its card: `<ListCard {...tabs}>`. */
export interface TabProps {
  readonly tabs: Pick<ListCardProps, 'views' | 'viewsLabel' | 'link'>;
}
