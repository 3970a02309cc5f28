import { formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { FaqsResponse } from '@porchlight/contracts/content';
import { faqsArgs, faqsCall } from '../../shared/faqs/faqs-call.ts';
import { dataOrThrow } from '../../shared/responses/api-result.ts';
import { publicMessages } from '../../messages/catalog.ts';

/** Loads all FAQs. */
export const loadFaqs = async ({ dispatch, language }: LoadContext): Promise<FaqsResponse | undefined> =>
  dataOrThrow(await dispatch(faqsCall.endpoints.listFaqs.initiate(faqsArgs(language), { subscribe: false })));

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** Returns the head of the FAQ page, with schema.org `FAQPage` data for search engines. */
export const faqsHead = (response: FaqsResponse | undefined, { language }: HeadContext): Head => ({
  title: formatMessage(publicMessages, language, 'faqs'),
  description: formatMessage(publicMessages, language, 'faqsDescription'),
  canonical: '/faqs',
  jsonLd: response?.faqs.length
    ? [
        {
          '@type': 'FAQPage',
          mainEntity: response.faqs.map((faq) => ({
            '@type': 'Question',
            name: faq.question,
            acceptedAnswer: { '@type': 'Answer', text: plain(faq.answer) },
          })),
        },
      ]
    : [],
});
