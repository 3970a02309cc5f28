import type { InquirySummary } from '@porchlight/contracts/catalog';
import { aListingCard, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FollowUpForm } from './follow-up-form.tsx';

const inquiry: InquirySummary = {
  id: '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
  listing: aListingCard(),
  landlord: { name: 'Maple Homes', verified: true },
  message: 'Is it free in March?',
  status: 'replied',
  sentAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  messageCount: 2,
};

it('follow-up form receives the focus once and lets it move to its buttons', async () => {
  render(<FollowUpForm inquiry={inquiry} onDone={() => undefined} />, inSite());
  const message = screen.getByRole('textbox');
  expect(document.activeElement).toBe(message);
  await userEvent.type(message, 'Is there a lift?');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0]);
});
