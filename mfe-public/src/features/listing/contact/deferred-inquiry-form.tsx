import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, Skeleton } from '@porchlight/ui';
import { useState } from 'react';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { NearPart } from '../../../shared/loading/near-part.tsx';
import { usePublicMessages } from '../../../messages/catalog.ts';
import css from './contact.module.css';
import { usePageView } from './use-page-view.ts';
import { useListingMessages } from '../messages/catalog.ts';

const inquiryForm = lazyPart(
  async () => (await import(/* webpackChunkName: "inquiry-form" */ './inquiry-form.tsx')).InquiryForm,
);

interface Props {
  readonly listing: Listing;
}
/**
 * Loads the inquiry form, with its validation rules, when the reader scrolls near it. Hidden on phones, where the
 * bottom bar opens it.
 */
export const DeferredInquiryForm = ({ listing }: Props) => (
  <NearPart
    className={css.inquiry}
    part={inquiryForm}
    props={{ listing }}
    placeholder={<Skeleton shape="box" className={css.inquiryComing} />}
  />
);

/** Button on phones that opens the inquiry form as a sheet. */
export function InquirySheet({ listing }: Props) {
  const t = useListingMessages();
  usePageView(listing.id);
  const tPublic = usePublicMessages();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const close = () => setIsOpen(false);
  const fail = () => {
    setIsWanted(false);
    setIsOpen(false);
    dispatch(flash({ type: 'warning', text: tPublic('contentFailed') }));
  };
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        {t('contactAct')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('contactTitle')} closeLabel={tPublic('close')}>
        <DeferredPart
          part={inquiryForm}
          props={{ listing }}
          isWanted={isWanted}
          placeholder={<Skeleton shape="box" className={css.inquiryComing} />}
          onFail={fail}
        />
      </Dialog>
    </>
  );
}
