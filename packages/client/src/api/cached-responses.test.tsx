import { jest } from '@jest/globals';
import { storeWith } from '../testing/fake-api.ts';
import { api } from './api.ts';
import { toQueryString, buildRequest } from './request.ts';

const settings = (contentVersion: string) => ({
  body: {
    siteSettings: {
      siteName: 'Porchlight',
      companyInfo: { logo: null, socialMedia: {} },
      links: { listYourAd: '/x' },
      languages: [],
    },
    permaLinks: {},
    menus: {},
    contentVersion,
  },
});
const blocks = { body: { contentBlocks: [], version: 'v1' } };
async function readBlocks(version: string) {
  const { store, requests } = storeWith({
    'GET /site-settings': settings(version),
    'GET /content-blocks/get-content': blocks,
  });
  await store.dispatch(api.endpoints.getSiteSettings.initiate({ query: { lang: 'en-CA' } }));
  await store.dispatch(api.endpoints.getContentBlocks.initiate({ query: { keys: ['a', 'b'], lang: 'en-CA' } }));
  return requests.filter(({ path }) => path.startsWith('/content-blocks')).length;
}
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('global content', () => {
  it('is fetched once in 48 hours while its version stays the same', async () => {
    expect([await readBlocks('v1'), await readBlocks('v1')]).toEqual([1, 0]);
    jest.useFakeTimers({
      now: Date.now() + 48 * 3_600_000 + 1,
      doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate', 'nextTick'],
    });
    expect(await readBlocks('v1')).toBe(1);
  });
  it('is fetched again when its version changes', async () => {
    expect([await readBlocks('v1'), await readBlocks('v2')]).toEqual([1, 1]);
  });
});

describe('the path of a request', () => {
  it('joins lists with commas and omits empty values', () => {
    expect(toQueryString({ beds: [1, 2], keyword: 'a b', furnished: undefined, amenities: [], count: true })).toBe(
      '?beds=1,2&keyword=a%20b&count=true',
    );
  });
  it('escapes parameters', () => {
    expect(buildRequest({ method: 'GET', path: '/listings/:a/:b' }, { params: { a: '../x', b: 'c?d' } }).path).toBe(
      '/listings/..%2Fx/c%3Fd',
    );
  });
});
