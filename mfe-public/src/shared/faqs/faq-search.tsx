import { useLanguage } from '@porchlight/client';
import type { Faq } from '@porchlight/contracts/content';
import { Button, Notice, Skeleton, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { DeferredContactForm } from '../contact-form/deferred-contact-form.tsx';
import { usePublicMessages } from '../../messages/catalog.ts';
import { faqsArgs, faqsCall } from './faqs-call.ts';
import { FaqAccordion } from './faq-accordion.tsx';
import css from './faq-search.module.css';
import { useFaqMessages } from './messages/catalog.ts';
import { useOpenAnswers } from './use-open-answers.ts';

const normalized = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** Returns the FAQs that contain all words of a text, ignoring case and accents. */
function matching(faqs: readonly Faq[], text: string): readonly Faq[] {
  const terms = normalized(text).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const all = normalized(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`);
    return terms.every((term) => all.includes(term));
  });
}

/** FAQs grouped by topic, filtered while typing; a search without a match shows the contact form. */
export function FaqSearch() {
  const t = useFaqMessages();
  const [text, setText] = useState('');
  const [hasShownForm, setHasShownForm] = useState(false);
  const { data, isError, refetch } = faqsCall.useListFaqsQuery(faqsArgs(useLanguage()));
  useOpenAnswers(data !== undefined);
  const found = matching(data?.faqs ?? [], text);
  const isUnanswered = data !== undefined && found.length === 0;
  // Once shown, the contact form stays mounted so that its input survives further searches.
  if (isUnanswered && !hasShownForm) setHasShownForm(true);
  return (
    <>
      <div className={css.search}>
        <TextInput
          type="search"
          label={t('faqSearch')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className={css.status} role="status">
        {data && t('faqCount', { count: found.length })}
      </p>
      {!data && <LoadingState isFailed={isError} onRetry={() => void refetch()} />}
      {hasShownForm && <ContactPrompt isHidden={!isUnanswered} />}
      {[...new Set(found.map(({ topic }) => topic))].map((topic) => (
        <section key={topic} className={css.topic}>
          <h2>{topic}</h2>
          <FaqAccordion faqs={found.filter((faq) => faq.topic === topic)} />
        </section>
      ))}
    </>
  );
}

function LoadingState({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  const t = usePublicMessages();
  if (!isFailed) return <Skeleton shape="box" />;
  return (
    <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('contentFailed')}
    </Notice>
  );
}

/** Contact form for a search without a match. */
function ContactPrompt({ isHidden }: { readonly isHidden: boolean }) {
  const t = useFaqMessages();
  return (
    <section hidden={isHidden} className={css.ask}>
      <h2>{t('noAnswer')}</h2>
      <p>{t('noAnswerText')}</p>
      <DeferredContactForm />
    </section>
  );
}
