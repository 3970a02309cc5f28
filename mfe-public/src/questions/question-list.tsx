import type { Faq } from '@porchlight/contracts/content';
import { Accordion, RichText } from '@porchlight/ui';
import { WrittenIn } from '../site/written-in.tsx';
import { usePublicWords } from '../words/catalogue.ts';
import css from './questions.module.css';

/** Anchor of a question on its page. */
export const anchorOf = ({ id }: Faq): string => `faq-${id}`;

/** Questions that open to their answers, each with a link of its own. */
export function QuestionList({ faqs }: { readonly faqs: readonly Faq[] }) {
  const t = usePublicWords();
  return (
    <Accordion
      items={faqs.map((faq) => ({
        id: anchorOf(faq),
        title: <span lang={faq.lang}>{faq.question}</span>,
        content: (
          <>
            <WrittenIn lang={faq.lang} />
            <RichText html={faq.answer} lang={faq.lang} />
            <p className={css.own}>
              <a href={`#${anchorOf(faq)}`}>{t('answerLink')}</a>
            </p>
          </>
        ),
      }))}
    />
  );
}
