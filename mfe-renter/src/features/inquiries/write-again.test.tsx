import type { InquirySummary } from '@porchlight/contracts/catalog';
import { aListing, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WriteAgain } from './write-again.tsx';

const inquiry: InquirySummary = {
  id: '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
  listing: aListing(),
  landlord: { name: 'Maple Homes', verified: true },
  message: 'Is it free in March?',
  status: 'replied',
  sentAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  messageCount: 2,
};

it('a further message has the focus when it opens, and lets the keyboard go on to its buttons', async () => {
  render(<WriteAgain inquiry={inquiry} onDone={() => undefined} />, inSite());
  const message = screen.getByRole('textbox');
  expect(document.activeElement).toBe(message);
  await userEvent.type(message, 'Is there a lift?');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0]);
});
