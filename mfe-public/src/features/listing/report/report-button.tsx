import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useState } from 'react';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { useListingMessages } from '../messages/catalog.ts';

const reportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report-dialog" */ './report-dialog.tsx')).ReportDialog,
);

/** Button that opens the dialog to report a problem with a listing. */
export function ReportButton({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        look="quiet"
        icon={IconFlag}
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        {t('report')}
      </Button>
      <DeferredPart
        part={reportDialog}
        props={{ listing, isOpen, onClose: close }}
        isWanted={isWanted}
        onFail={() => {
          setIsWanted(false);
          dispatch(flash({ type: 'warning', text: t('listingFailed') }));
        }}
      />
    </>
  );
}
