import { CardGrid, CardSkeleton } from '@porchlight/listing-ui';

/** Grey shapes where homes will stand. */
export const WaitingHomes = () => (
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
