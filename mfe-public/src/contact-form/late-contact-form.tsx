import { Button, Notice, Skeleton } from '@porchlight/ui';
import { useRef } from 'react';
import { LatePart } from '../site/late-part.tsx';
import { lazyPart } from '../site/lazy-part.ts';
import { useNear } from '../site/use-near.ts';
import { usePublicWords } from '../words/catalogue.ts';
import css from './late-contact-form.module.css';

const contactForm = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact-form.tsx')).ContactForm,
);

/** The form for a message to us, fetched when the reader comes near: it brings the rules of its fields along. */
export function LateContactForm() {
  const t = usePublicWords();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref);
  return (
    <div ref={ref} className={css.place}>
      <LatePart
        part={contactForm}
        props={{}}
        isWanted={isNear}
        place={<Skeleton shape="box" className={css.coming} />}
        failed={(tryAgain) => (
          <Notice tone="danger" role="alert" acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
            {t('contentFailed')}
          </Notice>
        )}
      />
    </div>
  );
}
