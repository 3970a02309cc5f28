import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { PageAnswer } from '@porchlight/contracts/content';
import { faqsArgs } from '../../questions/faqs-args.ts';
import { foundOrThrow } from '../../site/asked.ts';
import { pageWords } from './words/catalogue.ts';

/** The arguments of the call of a page of the site; `load` and the screen use the same. */
export const pageArgs = (rest: string | undefined, lang: Language) => ({
  query: { address: `/${rest ?? ''}`.slice(0, 300), lang },
});

const needsQuestions = ({ page }: PageAnswer) =>
  page?.template === 'faq' || page?.blocks.some(({ kind }) => kind === 'faq-list') === true;
/** Asks for the page that stands at the address, and for the questions if it shows any; undefined when there is no page. */
export async function loadPage({ dispatch, params, language }: LoadContext): Promise<PageAnswer | undefined> {
  const answer = foundOrThrow(
    await dispatch(api.endpoints.getPageByAddress.initiate(pageArgs(params['*'], language), { subscribe: false })),
  );
  if (answer && needsQuestions(answer))
    await dispatch(api.endpoints.listFaqs.initiate(faqsArgs(language), { subscribe: false }));
  return answer;
}

/** The head of a page of the site: 301 where one moved away, 404 where none stands. */
export function headOfPage(answer: PageAnswer | undefined, { language, path }: HeadContext): Head {
  const { page, movedTo } = answer ?? {};
  const location = page ? `/${page.slug}` : movedTo;
  if (location === undefined) return { status: 404, title: say(pageWords, language, 'notFound'), noindex: true };
  const title = page?.title ?? say(pageWords, language, 'pageMoved');
  if (location !== path) return { status: 301, location, title };
  return { title, canonical: location, ...(page ? { description: page.description } : {}) };
}
