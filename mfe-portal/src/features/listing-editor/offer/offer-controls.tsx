import { useMessages } from '@porchlight/client';
import type { ListingState } from '@porchlight/contracts';
import { rentableListingStates } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { RentedDialog } from './rented-dialog.tsx';
import { useOffer, type OfferFailure } from './use-offer.ts';

/** States in which a home can be marked as rented, or offered again. */
const changeableStates: ReadonlySet<ListingState> = new Set([...rentableListingStates, 'rented']);

/** Button that takes the home off the market because it is rented, or offers it again. */
export function OfferControls({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const [isAsking, setAsking] = useState(false);
  const { change, pending, failure, dismissFailure } = useOffer(form);
  const { status } = form.stored;
  const isRented = status === 'rented';
  const ask = () => {
    dismissFailure();
    setAsking(true);
  };
  const stopAsking = () => {
    dismissFailure();
    setAsking(false);
  };
  const markRented = async () => {
    if (await change('rented')) setAsking(false);
  };
  return (
    <>
      {changeableStates.has(status) && (
        // One element for both: the closed dialog returns the focus to the button that follows.
        <Button
          isBusy={form.isBusy}
          busyText={pending && t('offerPending')}
          onClick={isRented ? () => void change('reopened') : ask}
        >
          {t(isRented ? 'offerAgain' : 'markRented')}
        </Button>
      )}
      {failure && !isAsking && <Failure of={failure} />}
      <RentedDialog
        listing={form.stored}
        isOpen={isAsking}
        isBusy={form.isBusy}
        failure={failure}
        onConfirm={() => void markRented()}
        onCancel={stopAsking}
      />
    </>
  );
}

function Failure({ of: failure }: { readonly of: OfferFailure }) {
  const t = useMessages(editorMessages);
  return failure.kind === 'outdated' ? (
    <Notice tone="warn" role="alert">
      {t('offerOutdated')}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert" title={t('offerFailed.reopened')}>
      {failure.message}
    </Notice>
  );
}
