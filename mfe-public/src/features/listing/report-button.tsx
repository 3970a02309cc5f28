import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useState } from 'react';
import { LatePart } from '../../site/late-part.tsx';
import { lazyPart } from '../../site/lazy-part.ts';
import { useListingWords } from './words/catalogue.ts';

const reportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report-dialog" */ './report/report-dialog.tsx')).ReportDialog,
);

/** The way to say that something is wrong with an ad. */
export function ReportButton({ home }: { readonly home: Listing }) {
  const t = useListingWords();
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
      <LatePart
        part={reportDialog}
        props={{ home, isOpen, onClose: close }}
        isWanted={isWanted}
        onFail={() => {
          setIsWanted(false);
          dispatch(flash({ type: 'warning', text: t('listingFailed') }));
        }}
      />
    </>
  );
}
