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

describe('a page that the server could not fill', () => {
  it('says that the fault is ours, with the number that finds it and a retry that needs no script', async () => {
    await open(() => Promise.reject(new Error('still broken')));
    expect(await shown.findByRole('heading', { level: 1, name: 'Something broke on our side' })).toBeTruthy();
    expect(shown.getByText(/ref-12345/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/faqs?x=1');
  });
  it('shows itself as soon as the browser gets what the server did not', async () => {
    await open(() => Promise.resolve({}));
    expect(await shown.findByRole('heading', { level: 1, name: 'Questions' })).toBeTruthy();
  });
});
