import { useMessages } from '@porchlight/client';
import { feedsMessages } from '../messages/catalog.ts';
import { feedOf, type CellProps } from './feed-of.ts';

/** Whether a feed is fetched on its schedule. */
export function ActiveCell({ record }: CellProps) {
  const t = useMessages(feedsMessages);
  return t(feedOf(record).isActive ? 'yes' : 'no');
}
