import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { pageChanged } from '../page/page-slice.ts';
import { Provider } from '../redux.ts';
import { makeStore } from '../store/store.ts';
import { lateTexts, wordsReady } from './late-texts.ts';
import { onTopOf, say, textsIn } from './say.ts';
import { useWords } from './use-words.ts';

/** A catalogue as the build writes it, and how often each language was fetched. */
function aCatalogue(failures = 0) {
  const fetched = { en: 0, fr: 0 };
  const texts = (language: 'en' | 'fr', hello: string) =>
    lateTexts(language, () => {
      fetched[language] += 1;
      return fetched[language] <= failures ? Promise.reject(new Error('lost')) : Promise.resolve({ hello });
    });
  return { fetched, words: { en: texts('en', 'Hello'), fr: texts('fr', 'Bonjour') } };
}

describe('the words of a page', () => {
  it('are fetched in its language alone, once', async () => {
    const { words, fetched } = aCatalogue();
    await Promise.all([wordsReady('fr-CA'), wordsReady('fr-CA')]);
    await wordsReady('fr-CA');
    expect(say(words, 'fr-CA', 'hello')).toBe('Bonjour');
    expect(fetched).toEqual({ en: 0, fr: 1 });
  });
  it('the US reads the English ones', async () => {
    const { words } = aCatalogue();
    await wordsReady('en-US');
    expect(say(words, 'en-US', 'hello')).toBe('Hello');
  });
  it('are asked for anew after they could not be had', async () => {
    const { words } = aCatalogue(1);
    await expect(wordsReady('en-CA')).rejects.toThrow('lost');
    await wordsReady('en-CA');
    expect(say(words, 'en-CA', 'hello')).toBe('Hello');
  });
  it('are the English ones while the French ones of the shell cannot be had', async () => {
    const words = {
      en: { hello: 'Hello' },
      fr: lateTexts('fr', () => Promise.reject(new Error('lost')), { hello: 'Hello' }),
    };
    await expect(wordsReady('fr-CA')).rejects.toThrow('lost');
    expect(say(words, 'fr-CA', 'hello')).toBe('Hello');
  });
  it('keep what needs them waiting, and are never shown as keys', async () => {
    const { words } = aCatalogue();
    const Greeting = () => <p>{useWords(words)('hello')}</p>;
    const store = makeStore({ send: () => Promise.reject(new Error('nobody asks')) });
    store.dispatch(pageChanged({ language: 'fr-CA' }));
    await act(async () => {
      render(
        <Provider store={store}>
          <Suspense fallback="…">
            <Greeting />
          </Suspense>
        </Provider>,
      );
      await Promise.resolve();
    });
    expect(screen.getByText('Bonjour')).toBeTruthy();
    expect(screen.queryByText('hello')).toBeNull();
  });
  it('of a feature stand on those of its area, and are waited for together', async () => {
    const { words: base } = aCatalogue();
    const own = { en: lateTexts('en', () => Promise.resolve({ bye: 'Bye' })), fr: { bye: 'Au revoir' } };
    const both = onTopOf(base, own);
    const Parting = () => {
      const t = useWords(both);
      return (
        <p>
          {t('hello')}, {t('bye')}
        </p>
      );
    };
    const store = makeStore({ send: () => Promise.reject(new Error('nobody asks')) });
    await act(async () => {
      render(
        <Provider store={store}>
          <Suspense fallback="…">
            <Parting />
          </Suspense>
        </Provider>,
      );
      await Promise.resolve();
    });
    expect(screen.getByText('Hello, Bye')).toBeTruthy();
    expect(textsIn(both, 'en-CA')).toEqual({ hello: 'Hello', bye: 'Bye' });
  });
});
