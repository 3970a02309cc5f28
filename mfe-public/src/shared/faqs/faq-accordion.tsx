import type { Faq } from '@porchlight/contracts/content';
import { Accordion, RichText } from '@porchlight/ui';
import { LanguageNote } from '../page/language-note.tsx';
import css from './faq-search.module.css';
import { useFaqMessages } from './messages/catalog.ts';

/** Returns the anchor id of a FAQ. */
export const faqAnchor = ({ id }: Faq): string => `faq-${id}`;

/** Accordion of FAQs, each with a link to itself. */
export function FaqAccordion({ faqs }: { readonly faqs: readonly Faq[] }) {
  const t = useFaqMessages();
  return (
    <Accordion
      items={faqs.map((faq) => ({
        id: faqAnchor(faq),
        title: <span lang={faq.lang}>{faq.question}</span>,
        content: (
          <>
            <LanguageNote lang={faq.lang} />
            <RichText html={faq.answer} lang={faq.lang} />
            <p className={css.own}>
              <a href={`#${faqAnchor(faq)}`}>{t('answerLink')}</a>
            </p>
          </>
        ),
      }))}
    />
  );
}
