import { formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { ContentPage, PageResponse } from '@porchlight/contracts/content';
import { faqsArgs, faqsCall } from '../../shared/faqs/faqs-call.ts';
import { dataOrThrow } from '../../shared/responses/api-result.ts';
import { pageMessages } from './messages/catalog.ts';
import { pageCall } from './page-call.ts';

/** Arguments of the page call, shared by `load` and the screen so that they hit the same cache entry. */
export const pageArgs = (rest: string | undefined, lang: Language) => ({
  query: { address: `/${rest ?? ''}`.slice(0, 300), lang },
});

const showsFaqs = ({ page }: PageResponse) =>
  page?.template === 'faq' || page?.blocks.some(({ kind }) => kind === 'faq-list') === true;
/** Loads the CMS page at the path, and the FAQs if it shows any; undefined when there is no page. */
export async function loadCmsPage({ dispatch, params, language }: LoadContext): Promise<PageResponse | undefined> {
  const response = dataOrThrow(
    await dispatch(pageCall.endpoints.getPageByAddress.initiate(pageArgs(params['*'], language), { subscribe: false })),
  );
  if (response && showsFaqs(response))
    await dispatch(faqsCall.endpoints.listFaqs.initiate(faqsArgs(language), { subscribe: false }));
  return response;
}

/** Returns the head of a CMS page: 301 for a moved page, 404 for an unknown one; a guarded one tells nothing of its text. */
export function cmsPageHead(response: PageResponse | undefined, { language, origin, path }: HeadContext): Head {
  const { page, movedTo, isGuarded } = response ?? {};
  if (isGuarded) return { title: formatMessage(pageMessages, language, 'closedTitle'), noindex: true };
  const location = page ? `/${page.slug}` : movedTo;
  if (location === undefined)
    return { status: 404, title: formatMessage(pageMessages, language, 'notFound'), noindex: true };
  const title = page?.title ?? formatMessage(pageMessages, language, 'pageMoved');
  if (location !== path) return { status: 301, location, title };
  return { title, canonical: location, ...(page && factsOf(page, origin)) };
}

function factsOf({ slug, title, searchTitle = title, description, isIndexed, updatedAt }: ContentPage, origin: string) {
  const url = `${origin}/${slug}`;
  return {
    title: searchTitle,
    description,
    noindex: !isIndexed,
    jsonLd: [{ '@type': 'WebPage', name: title, description, dateModified: updatedAt, url }],
  };
}
