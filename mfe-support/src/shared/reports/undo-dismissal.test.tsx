import { useNavigate } from '@porchlight/client/router';
import { inSite } from '@porchlight/listing-ui/testing';
import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { dismissedIn, dismissedNow } from './dismissed-now.ts';
import { UndoDismissal } from './undo-dismissal.tsx';

const undo = () => screen.queryByRole('button', { name: 'Undo (U)' });

function Decision({ undoUntil }: { readonly undoUntil: number }) {
  const navigate = useNavigate();
  const state = { dismissedId: '44444444-4444-4444-8444-444444444444', undoUntil };
  return <button onClick={() => navigate('/support/reported-listings/', { state })}>Decide</button>;
}
/** Opens a page to which a decision led. */
const open = (undoUntil: number) => {
  const { wrapper } = inSite({ at: '/support/dashboard', language: 'en-CA', send: () => Promise.reject(new Error()) });
  render(
    <>
      <Decision undoUntil={undoUntil} />
      <UndoDismissal />
    </>,
    { wrapper },
  );
  expect(undo()).toBeNull();
  fireEvent.click(screen.getByText('Decide'));
};

describe('dismissed reports', () => {
  it('can be opened again until their time is over', async () => {
    open(Date.now() + 3000);
    expect(undo()).toBeTruthy();
    await waitForElementToBeRemoved(undo, { timeout: 10_000 });
  });
  it('are final on a page that is opened later', () => {
    open(Date.now() - 1);
    expect(undo()).toBeNull();
  });
  it('are kept in the state of the address for six seconds', () => {
    const { undoUntil } = dismissedIn(dismissedNow('one'))!;
    expect(Math.round((undoUntil - Date.now()) / 1_000)).toBe(6);
    expect([dismissedIn(null), dismissedIn({ topic: 'home' })]).toEqual([undefined, undefined]);
  });
});
