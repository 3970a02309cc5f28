import { Skeleton } from '@porchlight/ui';
import cardCss from './listing-card.module.css';

/** The grey shape of a card while homes are on their way. */
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
