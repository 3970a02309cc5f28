import { defineMessages, formatMessage, type MessageCatalog } from '@porchlight/messages';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { pageChanged } from '../page/page-slice.ts';
import { Provider } from '../redux.ts';
import { makeStore } from '../store/store.ts';
import { useMessages } from './use-messages.ts';

const chunkLost = () => Promise.reject(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));
const aGreeting = () =>
  defineMessages<{ hello: string }>({
    en: () => Promise.resolve({ en: { hello: 'Hello' } }),
    fr: () => Promise.resolve({ fr: { hello: 'Bonjour' } }),
  });
const Greeting = ({ catalog }: { readonly catalog: MessageCatalog<{ hello: string }> }) => (
  <p>{useMessages(catalog)('hello')}</p>
);

/** Renders a component in a page of one language until nothing is pending. */
async function renderIn(language: 'en-CA' | 'fr-CA', content: ReactNode) {
  const store = makeStore({ send: () => Promise.reject(new Error('unexpected request')) });
  store.dispatch(pageChanged({ language }));
  await act(async () => {
    render(
      <Provider store={store}>
        <Suspense fallback="…">{content}</Suspense>
      </Provider>,
    );
    await Promise.resolve();
  });
  return store;
}

describe('a component with deferred messages', () => {
  it('suspends until they have been imported, and never shows keys', async () => {
    await renderIn('fr-CA', <Greeting catalog={aGreeting()} />);
    expect(screen.getByText('Bonjour')).toBeTruthy();
    expect(screen.queryByText('hello')).toBeNull();
  });
  it('shows the messages of another language when the page changes to it', async () => {
    const store = await renderIn('en-CA', <Greeting catalog={aGreeting()} />);
    await act(async () => {
      store.dispatch(pageChanged({ language: 'fr-CA' }));
      await Promise.resolve();
    });
    expect(screen.getByText('Bonjour')).toBeTruthy();
  });
  it('of a feature waits for those of its area too', async () => {
    const both = defineMessages<{ bye: string }, { hello: string }>(
      { en: () => Promise.resolve({ en: { bye: 'Bye' } }), fr: { bye: 'Au revoir' } },
      aGreeting(),
    );
    const Farewell = () => {
      const t = useMessages(both);
      return (
        <p>
          {t('hello')}, {t('bye')}
        </p>
      );
    };
    await renderIn('en-CA', <Farewell />);
    expect(screen.getByText('Hello, Bye')).toBeTruthy();
  });
  it('survives one lost chunk', async () => {
    let imports = 0;
    const catalog = defineMessages<{ hello: string }>({
      en: () => ((imports += 1) === 1 ? chunkLost() : Promise.resolve({ en: { hello: 'Hello' } })),
      fr: { hello: 'Bonjour' },
    });
    await renderIn('en-CA', <Greeting catalog={catalog} />);
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(imports).toBe(2);
  });
  it('does not wait where English messages stand in', async () => {
    const catalog = defineMessages<{ hello: string }>({
      en: { hello: 'Hello' },
      fr: () => new Promise(() => undefined),
    });
    await renderIn('fr-CA', <Greeting catalog={catalog} />);
    expect(screen.getByText('Hello')).toBeTruthy();
    expect(formatMessage(catalog, 'fr-CA', 'hello')).toBe('Hello');
  });
});
