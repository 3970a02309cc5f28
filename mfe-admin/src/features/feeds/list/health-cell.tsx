import { FeedHealthBadge } from '@porchlight/resource-kit';
import { feedOf, type CellProps } from './feed-of.ts';

/** Result of the last run of a feed. */
export const HealthCell = ({ record }: CellProps) => <FeedHealthBadge health={feedOf(record).health} />;
