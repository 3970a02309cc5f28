import { Skeleton } from '@porchlight/ui';
import cardCss from './listing-card.module.css';

/** Skeleton of a listing card. */
export const CardSkeleton = () => (
  <div className={cardCss.card}>
    <Skeleton shape="photo" className={cardCss.photos} />
    <div className={cardCss.body}>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="short" />
    </div>
  </div>
);
