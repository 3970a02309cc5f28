import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, Notice, Skeleton } from '@porchlight/ui';
import { useRef, useState } from 'react';
import { LatePart } from '../../../site/late-part.tsx';
import { lazyPart } from '../../../site/lazy-part.ts';
import { useNear } from '../../../site/use-near.ts';
import { usePublicWords } from '../../../words/catalogue.ts';
import css from '../listing.module.css';
import { useListingWords } from '../words/catalogue.ts';

const inquiryForm = lazyPart(
  async () => (await import(/* webpackChunkName: "inquiry-form" */ './inquiry-form.tsx')).InquiryForm,
);

interface Props {
  readonly home: Listing;
}
/** The message to the landlord, fetched when the reader comes near: it brings the rules of its fields along. On phones it is not drawn: there the bar opens it. */
export function LateInquiryForm({ home }: Props) {
  const t = usePublicWords();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref);
  return (
    <div ref={ref} className={css.inquiry}>
      <LatePart
        part={inquiryForm}
        props={{ home }}
        isWanted={isNear}
        place={<Skeleton shape="box" className={css.inquiryComing} />}
        failed={(tryAgain) => (
          <Notice tone="danger" role="alert" acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
            {t('contentFailed')}
          </Notice>
        )}
      />
    </div>
  );
}

/** The button of a phone that opens the message as a sheet. */
export function InquirySheet({ home }: Props) {
  const t = useListingWords();
  const say = usePublicWords();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const close = () => setIsOpen(false);
  const fail = () => {
    setIsWanted(false);
    setIsOpen(false);
    dispatch(flash({ type: 'warning', text: say('contentFailed') }));
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
      <Dialog isOpen={isOpen} onClose={close} title={t('contactTitle')} closeLabel={say('close')}>
        <LatePart
          part={inquiryForm}
          props={{ home }}
          isWanted={isWanted}
          place={<Skeleton shape="box" className={css.inquiryComing} />}
          onFail={fail}
        />
      </Dialog>
    </>
  );
}
