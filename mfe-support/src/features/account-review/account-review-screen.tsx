import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { LoadedReview } from './loaded-review.tsx';

/** Renders the review of a landlord account. */
export function AccountReviewScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <StaffOnly permission="showAccountReviews">
        <LoadedReview key={id} id={id} />
      </StaffOnly>
    </ConsolePage>
  );
}
