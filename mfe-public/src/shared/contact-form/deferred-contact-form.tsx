import { Button, Notice, Skeleton } from '@porchlight/ui';
import { useRef } from 'react';
import { DeferredPart } from '../loading/deferred-part.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { useNearViewport } from '../loading/use-near-viewport.ts';
import { PlainContactForm } from './plain-contact-form.tsx';
import { usePublicMessages } from '../../messages/catalog.ts';
import css from './deferred-contact-form.module.css';

const contactForm = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact-form.tsx')).ContactForm,
);

/**
 * Loads the contact form, with its validation rules, when the reader scrolls near it; a plain form where scripts are off.
 */
export function DeferredContactForm() {
  const t = usePublicMessages();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  return (
    <div ref={ref} className={css.place}>
      <DeferredPart
        part={contactForm}
        props={{}}
        isWanted={isNear}
        placeholder={<Skeleton shape="box" className={css.coming} />}
        failed={(tryAgain) => (
          <Notice tone="danger" role="alert" acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
            {t('contentFailed')}
          </Notice>
        )}
      />
      <noscript>
        <PlainContactForm />
      </noscript>
    </div>
  );
}
