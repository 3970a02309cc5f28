import type { Faq } from '@porchlight/contracts/content';
import { Accordion, RichText } from '@porchlight/ui';
import { WrittenIn } from '../../site/written-in.tsx';
import { usePageWords } from '../pages/words/catalogue.ts';
import css from './faqs.module.css';

/** Anchor of a question on its page. */
export const anchorOf = ({ id }: Faq): string => `faq-${id}`;

/** Questions that open to their answers, each with a link of its own. */
export function QuestionList({ faqs }: { readonly faqs: readonly Faq[] }) {
  const t = usePageWords();
  return (
    <Accordion items={faqs.map((faq) => ({
      id: anchorOf(faq), title: <span lang={faq.lang}>{faq.question}</span>,
      content: <><WrittenIn lang={faq.lang} /><RichText html={faq.answer} lang={faq.lang} /><p className={css.own}><a href={`#${anchorOf(faq)}`}>{t('answerLink')}</a></p></>,
    }))} />
  );
}
