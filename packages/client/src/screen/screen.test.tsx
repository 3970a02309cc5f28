import { defineMessages } from '@porchlight/messages';
import { act, fireEvent, render, screen as page } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Provider } from '../redux.ts';
import { makeStore } from '../store/store.ts';
import { screen } from './screen.tsx';

type Notes = { readonly notes: string };

it('shows a screen once the messages of all its parts are there, so that a later part hides nothing', async () => {
  let arrive: (module: { readonly en: Notes }) => void = () => undefined;
  const arrived = new Promise<{ readonly en: Notes }>((resolve) => (arrive = resolve));
  const messages = defineMessages<Notes>({ en: () => arrived, fr: { notes: 'Notes' } });
  const Part = () => <p>{useMessages(messages)('notes')}</p>;
  function RecordScreen() {
    const [hasPart, setHasPart] = useState(false);
    return (
      <>
        <h1>Leila H.</h1>
        <button onClick={() => setHasPart(true)}>More</button>
        {hasPart && <Part />}
      </>
    );
  }
  const Shown = screen(() => Promise.resolve({ RecordScreen }));
  await Shown.load();
  const store = makeStore({ send: () => Promise.reject(new Error('unexpected request')) });
  await act(async () => {
    render(
      <Provider store={store}>
        <Suspense fallback="…">
          <Shown />
        </Suspense>
      </Provider>,
    );
    await Promise.resolve();
  });
  expect(page.queryByRole('heading')).toBeNull();
  await act(async () => {
    arrive({ en: { notes: 'Notes' } });
    await arrived;
  });
  expect(await page.findByRole('heading', { name: 'Leila H.' })).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'More' }));
  expect(page.getByText('Notes')).toBeTruthy();
  expect(page.queryByText('…')).toBeNull();
});
