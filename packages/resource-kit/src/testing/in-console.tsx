import {
  defineMessages,
  makeStore,
  pageChanged,
  restore,
  storage,
  userStorageName,
  type Send,
} from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { matchPath, PageAt, useLocation } from '@porchlight/client/router';
import { MemoryRouter } from '@porchlight/client/routers';
import { faqResource } from '@porchlight/contracts/content';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { resourceRoutes } from '../resource-routes.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';

const messages = Object.fromEntries(
  ['title', 'description', 'new', 'empty', 'question', 'answer', 'topic', 'position', 'state']
    .map((key) => [`faqs.${key}`, `FAQ ${key}`])
    .concat([
      ['faqs.state.draft', 'Draft'],
      ['faqs.state.published', 'Published'],
    ]),
) as Record<string, string>;
export const faqScreens: ResourceScreens = {
  resource: faqResource,
  messages: defineMessages({ en: messages, fr: messages }),
  name: 'question',
  paths: { list: '/admin/faqs', create: '/admin/faqs/create', show: '/admin/faqs/:id', edit: '/admin/faqs/:id/edit' },
};

export const aFaq = (given: Partial<Record<string, unknown>> = {}): AnyRecord => ({
  id: 'faq-1',
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  question: { 'en-CA': 'Do I need a credit history?', 'fr-CA': 'Faut-il des antécédents?' },
  answer: { 'en-CA': '<p>No.</p>' },
  topic: 'renting',
  topicName: { 'en-CA': 'Renting' },
  position: 1,
  state: 'published',
  ...given,
});

const aTopic = { id: 'renting', version: 1, updatedAt: '2026-11-20T12:00:00.000Z', name: { 'en-CA': 'Renting' } };

interface Request {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}
type Response = readonly [status: number, body: object];

/** Creates an API that stores FAQs by their id, with their trash, and records the changes. */
export function faqApi(first: readonly AnyRecord[], overrides: Readonly<Record<string, Response>> = {}) {
  const records = new Map(first.map((record) => [record.id, record]));
  const requests: Request[] = [];
  const page = (query: URLSearchParams) => {
    const rows = [...records.values()].filter((one) => Boolean(one.deletedAt) === (query.get('trash') === 'true'));
    const shown = rows.slice(0, Number(query.get('perPage') ?? rows.length));
    const pagination = { currentPage: 1, showing: { start: 1, end: shown.length }, total: rows.length };
    return { records: shown, pagination };
  };
  const references = (query: URLSearchParams) =>
    page(new URLSearchParams({ trash: query.get('trash') ?? '' })).records.map(({ id, version }) => ({
      id,
      version,
      name: `Question ${id}`,
    }));
  const bulk = ({ action, records: references }: Request['body']) =>
    (references as readonly { id: string }[]).map(({ id }) => {
      const refusal = overrides[`${String(action)} ${id}`];
      if (refusal) return { id, ...refusal[1] };
      const { deletedAt: _, ...live } = records.get(id) ?? aFaq({ id });
      records.set(id, {
        ...live,
        ...(action === 'remove' ? { deletedAt: '2026-11-21T12:00:00.000Z' } : {}),
      } as AnyRecord);
      return { id };
    });
  const ofMany = {
    export: () => ({ state: 'none' }),
    bulk: (body: Request['body']) => ({ results: bulk(body) }),
    references: (_: object, query: URLSearchParams) => ({ records: references(query), more: false }),
  };
  const answer = (method: string, path: string, query: URLSearchParams, body: Request['body']): Response => {
    const found = overrides[`${method} ${path}`];
    if (found) return found;
    const [, , , id = '', action] = path.split('/');
    if (id in ofMany) return [200, ofMany[id as keyof typeof ofMany](body, query)];
    const record = records.get(id);
    if (path === '/admin/faq-topics') return [200, { records: [aTopic], pagination: {} }];
    if (action === 'history') return [200, { changes: [] }];
    if (method === 'GET')
      return id ? [record ? 200 : 404, record ?? { message: 'No.', code: 'not-found' }] : [200, page(query)];
    const changed: AnyRecord = { ...aFaq({ id: 'faq-new' }), ...record, ...body };
    records.set(changed.id, changed);
    return [200, changed];
  };
  const send: Send = (address, { method, body: text }) => {
    const url = new URL(address, 'https://porchlight.test');
    const path = url.pathname.replace(/^\/api/, '');
    const body = text ? (JSON.parse(text) as Request['body']) : {};
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body });
    const [status, response] = answer(method, path, url.searchParams, body);
    return Promise.resolve({ status, body: JSON.stringify(response) });
  };
  return { send, requests, records };
}

const allPermissions = { viewFaqs: true, createFaqs: true, modifyFaqs: true };
const screens = Object.entries(resourceRoutes(faqScreens)).sort(([one]) => (one.endsWith('create') ? -1 : 1));

/** Renders the screens of FAQs at an address. `address()` returns the one of the screen that is drawn. */
export function openFaqs(at: string, send: Send, permissions: object = allPermissions) {
  const store = makeStore({ send });
  store.dispatch(
    pageChanged({
      language: 'en-CA',
      now: '2026-11-21T12:00:00.000Z',
      timeZone: 'America/Toronto',
      origin: 'https://porchlight.test',
    }),
  );
  storage.write('user:token', 'token');
  storage.write('user:info', {
    id: 'staff00001',
    email: 'ana@example.com',
    firstName: 'Ana',
    roles: [{ key: 'site-owner' }],
  });
  storage.write(userStorageName('staff00001', 'permissions'), permissions);
  restore(store);
  let current = '';
  const Page = () => {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      current = pathname + search;
    }, [pathname, search]);
    for (const [path, Screen] of screens) {
      const found = matchPath(path, pathname);
      if (found)
        return (
          <PageAt params={found.params}>
            <Screen />
          </PageAt>
        );
    }
    return null;
  };
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  return { store, unmount, address: () => current };
}
