import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Faq } from '@porchlight/contracts/content';
import { Accordion, Button, classNames, EmptyState, LinkButton, Notice, RichText, Skeleton, TextInput } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';
import { faqsArgs } from './faqs-page.ts';
import css from './faqs.module.css';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** The questions that hold all words of a text, in question or answer. */
function matching(faqs: readonly Faq[], text: string): readonly Faq[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => { const all = folded(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`); return words.every((word) => all.includes(word)); });
}
const idOf = (faq: Faq) => `faq-${faq.id}`;

/** Opens the answer that the address points at, and all of them for paper. */
function useOpenAnswers(isShown: boolean) {
  useEffect(() => {
    const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('details[id^="faq-"]')];
    const openTarget = () => {
      const target = answers().find(({ id }) => `#${id}` === window.location.hash);
      if (target) { target.open = true; target.scrollIntoView(); }
    };
    const openAll = () => { for (const answer of answers()) answer.open = true; };
    openTarget();
    window.addEventListener('hashchange', openTarget);
    window.addEventListener('beforeprint', openAll);
    return () => { window.removeEventListener('hashchange', openTarget); window.removeEventListener('beforeprint', openAll); };
  }, [isShown]);
}

/** Questions by topic; a search shortens the list while typing. */
export default function FaqsScreen() {
  const t = usePublicWords();
  const [text, setText] = useState('');
  const { data, isError, refetch } = api.useListFaqsQuery(faqsArgs(useLanguage()));
  useOpenAnswers(data !== undefined);
  const found = matching(data?.faqs ?? [], text);
  const topics = [...new Set(found.map(({ topic }) => topic))];
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('faqs')}</h1>
      <div className={css.search}><TextInput type="search" label={t('faqSearch')} value={text} onChange={(event) => setText(event.target.value)} /></div>
      <p className={css.status} role="status">{data && t('faqCount', { count: found.length })}</p>
      {isError && <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('contentFailed')}</Notice>}
      {!data && !isError && <Skeleton shape="box" />}
      {data && found.length === 0 && <EmptyState title={t('faqNone')} acts={<LinkButton link={Link} to="/guides">{t('allGuides')}</LinkButton>}>{t('faqNoneText')}</EmptyState>}
      {topics.map((topic) => (
        <section key={topic} className={css.topic}>
          <h2>{topic}</h2>
          <Accordion items={found.filter((faq) => faq.topic === topic).map((faq) => ({ id: idOf(faq), title: <span lang={faq.lang}>{faq.question}</span>, content: <RichText html={faq.answer} lang={faq.lang} /> }))} />
        </section>
      ))}
    </div>
  );
}
