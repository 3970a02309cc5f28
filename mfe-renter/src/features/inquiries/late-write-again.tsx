import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { lazy, Suspense, useState } from 'react';
import { useInquiryWords } from './words/catalogue.ts';

const WriteAgain = lazy(() =>
  import(/* webpackChunkName: "write-again" */ './write-again.tsx').then((form) => ({ default: form.WriteAgain })),
);

/** The way to add to a conversation; its form brings the rules of the fields along when it is asked for. */
export function LateWriteAgain({ inquiry }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryWords();
  const [isOpen, setOpen] = useState(false);
  const write = (
    <Button look="primary" icon={IconPencil} onClick={() => setOpen(true)}>
      {t('again')}
    </Button>
  );
  return (
    <div>
      {isOpen ? (
        <Suspense fallback={write}>
          <WriteAgain inquiry={inquiry} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        write
      )}
    </div>
  );
}
