import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { apiInTurn } from '../../testing/api-in-turn.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const startLink = () => screen.queryByRole('link', { name: 'Start your first listing' });

describe('the page for the code of a landlord', () => {
  it('leads a landlord who waits for the code to a first listing', async () => {
    openScreen(<VerifyScreen />, { at: '/landlord/verify', isVerified: false }, apiInTurn({}).send);
    await screen.findByLabelText('Six-digit code');
    expect(startLink()?.getAttribute('href')).toBe('/portal/listings/create');
  });
  it('does not lead a visitor who is not logged in there', async () => {
    const { wrapper } = inSite({ at: '/landlord/verify', send: apiInTurn({}).send });
    render(<VerifyScreen />, { wrapper });
    await screen.findByLabelText('Six-digit code');
    expect(startLink()).toBeNull();
  });
});
