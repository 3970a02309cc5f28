import { Skeleton } from '@porchlight/ui';
import { lazyPart } from '../loading/lazy-part.ts';
import { NearPart } from '../loading/near-part.tsx';
import { PlainContactForm } from './plain-contact-form.tsx';
import css from './deferred-contact-form.module.css';

const contactForm = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact-form.tsx')).ContactForm,
);

/**
 * Loads the contact form, with its validation rules, when the reader scrolls near it; a plain form where scripts are
 * off.
 */
export const DeferredContactForm = () => (
  <div className={css.place}>
    <NearPart part={contactForm} props={{}} placeholder={<Skeleton shape="box" className={css.coming} />} />
    <noscript>
      <PlainContactForm />
    </noscript>
  </div>
);
