import { fireEvent, screen } from '@testing-library/react';
import { open } from '../testing/open-checkout.tsx';

const listing = (id: string, isLive: boolean) => ({
  id,
  title: `Home ${id}`,
  status: 'active',
  isLive,
  isFeatured: false,
});
const costs = (over: object) => ({ enabled: true, featured: false, ...over });
const listings = {
  '/elandlord/listings': { listings: [listing('live', true), listing('off', false)] },
  '/ecommerce/listing-costs/off': costs({ enabled: false, enabling: { credits: 10, dailyCreditUsage: 9 } }),
  '/ecommerce/listing-costs/live': costs({ featuring: { credits: 15, dailyCreditUsage: 10 } }),
};
const stats = (dailyCreditUsage: number) => ({
  '/elandlord/account-stats': {
    accountStats: { numOfListings: 6, numOfEnabledListings: 5, numOfDaysLeft: 16, dailyCreditUsage },
  },
});
const forecast = () => screen.findByRole('region', { name: 'Your wallet runs until' });

describe('the forecast of the wallet', () => {
  it('compares how long the credits last with the order and without it', async () => {
    await open();
    const { textContent } = await forecast();
    expect(textContent).toContain('December 25, 202618 days later');
    expect(textContent).toContain('Without this order: December 7, 2026With this order: December 25, 2026');
  });
  it('shows what turning on or featuring a listing besides would change', async () => {
    await open(listings);
    const turnOn = await screen.findByRole('radio', { name: /^turn on “Home off” 10 now, 9 a day December 20, 2026$/ });
    expect(
      screen.getByRole('radio', { name: /^feature “Home live” 15 now, 10 a day December 17, 2026$/ }),
    ).toBeTruthy();
    fireEvent.click(turnOn);
    expect((await forecast()).textContent).toContain('December 20, 202613 days later');
    fireEvent.click(screen.getByRole('radio', { name: /^change nothing/ }));
    expect((await forecast()).textContent).toContain('December 25, 202618 days later');
  });
  it('is not there without daily usage, nor for a membership', async () => {
    await open(stats(0));
    expect(screen.queryByText('Your wallet runs until')).toBeNull();
    await open({}, '/portal/billing/checkout?membership=12');
    expect(screen.queryByText('Your wallet runs until')).toBeNull();
  });
  it('has a bundle that lasts three months marked', async () => {
    await open(stats(1));
    expect(screen.getByRole('radio', { name: /^150 credits Fits your use/ })).toBeTruthy();
    expect(screen.getAllByText('Fits your use')).toHaveLength(1);
  });
});
