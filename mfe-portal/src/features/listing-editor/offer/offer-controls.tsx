import { useMessages } from '@porchlight/client';
import type { ListingState } from '@porchlight/contracts';
import { rentableListingStates, reopenableListingStates } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { RentedDialog } from './rented-dialog.tsx';
import { useOffer, type OfferFailure } from './use-offer.ts';

const rentable: ReadonlySet<ListingState> = new Set(rentableListingStates);
const reopenable: ReadonlySet<ListingState> = new Set(reopenableListingStates);

/** Buttons that take the home off the market because it is rented, and offer it again. */
export function OfferControls({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const [isAsking, setAsking] = useState(false);
  const { change, pending, failure, dismissFailure } = useOffer(form);
  const { status } = form.stored;
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
      {/* The first one is one element in all states: the closed dialog returns the focus to the button that follows. */}
      {(rentable.has(status) || reopenable.has(status)) && (
        <Button
          isBusy={form.isBusy}
          busyText={pending && t('offerPending')}
          onClick={reopenable.has(status) ? () => void change('reopened') : ask}
        >
          {t(reopenable.has(status) ? 'offerAgain' : 'markRented')}
        </Button>
      )}
      {rentable.has(status) && reopenable.has(status) && (
        <Button look="quiet" isBusy={form.isBusy} onClick={ask}>
          {t('markRented')}
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
