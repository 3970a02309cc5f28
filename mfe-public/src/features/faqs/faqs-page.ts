import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { FaqsAnswer } from '@porchlight/contracts/content';
import { faqsArgs } from '../../questions/faqs-args.ts';
import { foundOrThrow } from '../../site/asked.ts';
import { publicWords } from '../../words/catalogue.ts';

/** Asks for all questions. */
export const loadFaqs = async ({ dispatch, language }: LoadContext): Promise<FaqsAnswer | undefined> =>
  foundOrThrow(await dispatch(api.endpoints.listFaqs.initiate(faqsArgs(language), { subscribe: false })));

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** The head of the FAQ page, with its questions for search engines (decisions 4.5). */
export const headOfFaqs = (answer: FaqsAnswer | undefined, { language }: HeadContext): Head => ({
  title: say(publicWords, language, 'faqs'),
  description: say(publicWords, language, 'faqsDescription'),
  canonical: '/faqs',
  jsonLd: answer?.faqs.length
    ? [
        {
          '@type': 'FAQPage',
          mainEntity: answer.faqs.map((faq) => ({
            '@type': 'Question',
            name: faq.question,
            acceptedAnswer: { '@type': 'Answer', text: plain(faq.answer) },
          })),
        },
      ]
    : [],
});
