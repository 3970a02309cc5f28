import { pageChanged } from '../page/page-slice.ts';
import { storeWith } from '../testing/fake-api.ts';
import { api } from './api.ts';

const down = { status: 503, body: { code: 'unavailable', message: 'We are busy.' } };
const blocks = api.endpoints.getContentBlocks.initiate({ query: { keys: ['home.steps'], lang: 'en-CA' } });
const settings = api.endpoints.getSiteSettings.initiate({ query: { lang: 'en-CA' } });
const flashesOf = (store: ReturnType<typeof storeWith>['store']) =>
  store.getState().flash.map(({ type, text }) => [type, text]);

describe('content that could not be loaded', () => {
  it('is reported with the reason of the server, once for all readers of the blocks', async () => {
    const { store } = storeWith({ 'GET /content-blocks/get-content': down });
    await Promise.all([store.dispatch(blocks), store.dispatch(blocks)]);
    expect(flashesOf(store)).toEqual([['error', 'Error loading content blocks. Reason: We are busy.']]);
  });

  it('is reported in the language of the page', async () => {
    const { store } = storeWith({ 'GET /content-blocks/get-content': down });
    store.dispatch(pageChanged({ language: 'fr-CA', now: '2026-11-21T12:00:00.000Z', timeZone: 'UTC', origin: '' }));
    await store.dispatch(blocks);
    expect(store.getState().flash[0]?.text).toContain('We are busy.');
  });

  it('is reported for the site settings with the message of the server', async () => {
    const { store } = storeWith({ 'GET /site-settings': down });
    await store.dispatch(settings);
    expect(flashesOf(store)).toEqual([['error', 'We are busy.']]);
  });

  it('is not reported when it was loaded', async () => {
    const { store } = storeWith({ 'GET /content-blocks/get-content': { body: { contentBlocks: [], version: 'v1' } } });
    await store.dispatch(blocks);
    expect(store.getState().flash).toEqual([]);
  });
});
