import { api, useLanguage } from '@porchlight/client';
import type { Faq } from '@porchlight/contracts/content';
import { Button, Notice, Skeleton, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { LateContactForm } from '../contact-form/late-contact-form.tsx';
import { usePublicWords } from '../words/catalogue.ts';
import { faqsArgs } from './faqs-args.ts';
import { QuestionList } from './question-list.tsx';
import css from './questions.module.css';
import { useOpenAnswers } from './use-open-answers.ts';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** The questions that hold all words of a text, in question or answer. */
function matching(faqs: readonly Faq[], text: string): readonly Faq[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const all = folded(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => all.includes(word));
  });
}

/** Questions by topic; a search shortens the list while typing, and one without an answer leads to us. */
export function Questions() {
  const t = usePublicWords();
  const [text, setText] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  const { data, isError, refetch } = api.useListFaqsQuery(faqsArgs(useLanguage()));
  useOpenAnswers(data !== undefined);
  const found = matching(data?.faqs ?? [], text);
  const isUnanswered = data !== undefined && found.length === 0;
  // What was begun in the form stays while the search changes.
  if (isUnanswered && !hasAsked) setHasAsked(true);
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
      {!data && <NotYet isFailed={isError} onRetry={() => void refetch()} />}
      {hasAsked && <Ask isHidden={!isUnanswered} />}
      {[...new Set(found.map(({ topic }) => topic))].map((topic) => (
        <section key={topic} className={css.topic}>
          <h2>{topic}</h2>
          <QuestionList faqs={found.filter((faq) => faq.topic === topic)} />
        </section>
      ))}
    </>
  );
}

function NotYet({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  const t = usePublicWords();
  if (!isFailed) return <Skeleton shape="box" />;
  return (
    <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('contentFailed')}
    </Notice>
  );
}

/** What a search without an answer leads to. */
function Ask({ isHidden }: { readonly isHidden: boolean }) {
  const t = usePublicWords();
  return (
    <section hidden={isHidden} className={css.ask}>
      <h2>{t('noAnswer')}</h2>
      <p>{t('noAnswerText')}</p>
      <LateContactForm />
    </section>
  );
}
