import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { lazy, Suspense, useState } from 'react';
import { useInquiryMessages } from './messages/catalog.ts';

const FollowUpForm = lazy(() =>
  import(/* webpackChunkName: "write-again" */ './follow-up-form.tsx').then((form) => ({ default: form.FollowUpForm })),
);

/** Renders the button that opens the follow-up form. The form and its validation rules are loaded on demand. */
export function LazyFollowUpForm({ inquiry }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryMessages();
  const [isOpen, setOpen] = useState(false);
  const openButton = (
    <Button look="primary" icon={IconPencil} onClick={() => setOpen(true)}>
      {t('again')}
    </Button>
  );
  return (
    <div>
      {isOpen ? (
        <Suspense fallback={openButton}>
          <FollowUpForm inquiry={inquiry} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        openButton
      )}
    </div>
  );
}
