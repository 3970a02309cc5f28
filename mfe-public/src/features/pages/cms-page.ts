import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { ContentPage } from '@porchlight/contracts/content';
import { foundOrThrow } from '../../site/asked.ts';
import { publicWords } from '../../words/catalogue.ts';

/** The arguments of the call of a page of the site; `load` and the screen use the same. */
export const pageArgs = (rest: string | undefined, lang: Language) => ({ query: { address: `/${rest ?? ''}`.slice(0, 300), lang } });
/** Asks for the page that stands at the address; undefined when there is none. */
export const loadPage = async ({ dispatch, params, language }: LoadContext): Promise<ContentPage | undefined> =>
  foundOrThrow(await dispatch(api.endpoints.getPageByAddress.initiate(pageArgs(params['*'], language), { subscribe: false })))?.page;
/** The head of a page of the site; 404 where none stands. */
export const headOfPage = (page: ContentPage | undefined, { language }: HeadContext): Head =>
  (page ? { title: page.title, description: page.description, canonical: `/${page.slug}` } : { status: 404, title: say(publicWords, language, 'notFound'), noindex: true });
