import { Skeleton } from '@porchlight/ui';
import { CardGrid } from './card-grid.tsx';
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

/** Skeleton of a grid of cards. */
export const CardGridSkeleton = () => (
  <div aria-busy="true">
    <CardGrid>
      {[0, 1, 2].map((at) => (
        <li key={at}>
          <CardSkeleton />
        </li>
      ))}
    </CardGrid>
  </div>
);
