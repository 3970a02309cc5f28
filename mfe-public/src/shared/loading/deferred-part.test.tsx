import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { DeferredPart } from './deferred-part.tsx';
import { lazyPart } from './lazy-part.ts';

it('a part whose messages are still loading does not hide the page around it', async () => {
  let come: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => {
    come = resolve;
  });
  const part = lazyPart(() => Promise.resolve(() => <p>{use(text)}</p>));
  render(
    <Suspense fallback={<p>the whole page waits</p>}>
      <button>a photo</button>
      <DeferredPart part={part} props={{}} isWanted placeholder={<p>its place</p>} />
    </Suspense>,
  );
  screen.getByRole('button').focus();
  await act(() => Promise.resolve());
  expect(screen.queryByText('the whole page waits')).toBeNull();
  expect(document.activeElement?.textContent).toBe('a photo');
  expect(screen.getByText('its place')).toBeTruthy();
  await act(async () => {
    come('the form');
    await text;
  });
  expect(screen.getByText('the form')).toBeTruthy();
});
