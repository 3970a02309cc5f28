import { pageChanged, screen, type AreaManifest } from '@porchlight/client';
import { screen as shown } from '@testing-library/react';
import { act } from 'react';
import { aStore, renderApp, sourceOf } from '../../testing/render-app.tsx';

const Questions = () => <h1>Questions</h1>;
const areaThat = (load: () => Promise<unknown>): AreaManifest => ({
  name: 'mfe-public',
  routes: [
    {
      path: '/faqs',
      title: 'FAQs',
      screen: screen(() => Promise.resolve({ QuestionsScreen: Questions })),
      load,
      head: () => ({ title: 'FAQs' }),
    },
  ],
});
async function open(load: () => Promise<unknown>): Promise<void> {
  const store = aStore();
  store.dispatch(pageChanged({ failure: { path: '/faqs', status: 500, reference: 'ref-12345' } }));
  await act(async () => {
    renderApp({ at: '/faqs?x=1', store, source: sourceOf({ 'mfe-public': areaThat(load) }).source });
    await Promise.resolve();
  });
}

describe('error page of a server-rendered page', () => {
  it('shows the error reference and a retry link that needs no JavaScript', async () => {
    await open(() => Promise.reject(new Error('still broken')));
    expect(await shown.findByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeTruthy();
    expect(shown.getByText(/ref-12345/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/faqs?x=1');
  });
  it('is replaced by the page when the browser receives the data', async () => {
    await open(() => Promise.resolve({}));
    expect(await shown.findByRole('heading', { level: 1, name: 'Questions' })).toBeTruthy();
  });
});
