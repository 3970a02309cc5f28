import type { Fee } from '@porchlight/contracts/catalog';
import { screen, within } from '@testing-library/react';
import { openListing } from '../testing/open-listing.tsx';

const blocks = (...all: readonly (readonly [string, Readonly<Record<string, string>>])[]) => ({
  '/content-blocks/': {
    version: '1',
    contentBlocks: all.map(([contentKey, facts]) => ({
      contentKey,
      contents: Object.entries(facts).map(([key, content]) => ({ contentKey: key, content })),
    })),
  },
});
const quebec = {
  maxDepositMonths: '0',
  keyDepositAllowed: 'false',
  note: 'The first rent only.',
  sourceName: 'The tribunal',
  sourceUrl: 'https://example.com/rule',
  reviewedAt: '2026-11-21',
  leaseUrl: 'https://example.com/lease',
};
const fee = (given: Partial<Fee>): Fee => ({
  type: 'key',
  name: 'Key deposit',
  amount: 40,
  timing: 'moveIn',
  requirement: 'mandatory',
  refundable: true,
  ...given,
});
const panel = (name = 'New to Canada? Good to know') => screen.getByRole('region', { name });
const costs = () =>
  screen.getByRole('heading', { level: 2, name: /^(What you’d pay|Ce que vous paieriez)/ }).closest('section')!;

describe('move-in costs on the listing page', () => {
  it('is the first rent, the deposit and the fees due then, beside the rule with its source and date', async () => {
    await openListing(
      { deposit: 1000, depositNote: 'Used for your last month.', fees: [fee({})] },
      blocks(['rental-rules.ontario', { ...quebec, maxDepositMonths: '1', keyDepositAllowed: 'true' }]),
    );
    expect(await within(panel()).findByText('The first rent only.', { exact: false })).toBeTruthy();
    expect(within(panel()).getByRole('heading', { name: 'Due at move-in: $3,190' })).toBeTruthy();
    expect(panel().textContent).toContain(
      'First month $2,150 + deposit $1,000. Used for your last month. Key deposit: $40.',
    );
    expect(within(panel()).getByRole('link', { name: 'The tribunal' }).getAttribute('href')).toBe(
      'https://example.com/rule',
    );
    expect(panel().textContent).toContain('Rule checked Nov 21, 2026.');
    expect(panel().textContent).not.toContain('Ask the landlord about it');
  });

  it('warns when the deposit exceeds the legal maximum', async () => {
    await openListing(
      { deposit: 2000, fees: [fee({})] },
      blocks(['rental-rules.ontario', { ...quebec, maxDepositMonths: '0.5' }]),
    );
    expect(
      await screen.findByText(
        'This deposit is over the $1,075 limit. Key deposits aren’t allowed. Ask the landlord about it before you pay.',
      ),
    ).toBeTruthy();
  });

  it('says that no deposit is allowed where the rule allows none', async () => {
    await openListing({ deposit: 500 }, blocks(['rental-rules.ontario', quebec]));
    expect(
      await screen.findByText('Deposits aren’t allowed here. Ask the landlord about it before you pay.'),
    ).toBeTruthy();
  });

  it('shows no rule and no total when they are unknown', async () => {
    await openListing({}, { '/content-blocks/': 500 });
    expect(within(panel()).getByRole('heading', { name: 'Ask how much is due at move-in' })).toBeTruthy();
    expect(panel().textContent).not.toMatch(/rule|\$/i);
    expect(screen.getByText('We don’t have typical costs for this region yet. Ask what isn’t included.')).toBeTruthy();
  });

  it('uses the US messages for a US listing in every language', async () => {
    await openListing({
      currency: 'USD',
      fees: [
        fee({ type: 'application', name: 'Application fee', timing: 'atApplication', amount: 45, refundable: false }),
      ],
    });
    expect(panel('New to the US? Good to know').textContent).toContain('To apply: Application fee: US$45.');
  });

  it('marks the landlord’s own text with its language', async () => {
    await openListing(
      {
        deposit: 1000,
        depositNote: 'Used for your last month.',
        fees: [fee({}), fee({ type: 'other', name: 'Moose fee' })],
      },
      {},
      { language: 'fr-CA' },
    );
    const french = panel('Nouveau au Canada ? Bon à savoir');
    expect(french.textContent).not.toContain('Used for your last month.');
    expect(within(french).getByText('Moose fee').lang).toBe('en');
    expect(french.textContent).toMatch(/Dépôt pour les clés\s: 40\s\$/);
    expect(screen.getByText('Écrit en anglais')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en');
  });
});

describe('monthly costs on the listing page', () => {
  const usual = {
    currency: 'CAD',
    'electricity.1': '65',
    internet: '55',
    'insurance.1': '25',
    source: 'A rough estimate.',
    sourceUrl: '/about-the-data',
    reviewedAt: '2026-11-21',
  };
  it('adds typical costs to the rent, marks included and unknown costs, and cites the source', async () => {
    await openListing({ utilities: ['heat'] }, blocks(['usual-costs.ontario', usual]));
    expect(
      await within(costs()).findByRole('row', { name: 'Estimated total (water not included) about $2,295' }),
    ).toBeTruthy();
    for (const row of [
      'Rent $2,150',
      'Heat Included',
      'Water Ask about the cost',
      'Electricity typical for this size about $65',
      'Internet typical for the area about $55',
    ])
      expect(within(costs()).getByRole('row', { name: row })).toBeTruthy();
    expect(costs().textContent).toContain('A rough estimate. Checked Nov 21, 2026.');
    expect(within(costs()).getByRole('link', { name: 'About these figures' }).getAttribute('href')).toBe(
      '/about-the-data',
    );
  });

  it('lists optional fees outside of the total, including two fees of the same name', async () => {
    const parking = fee({ type: 'parking', name: 'Stall', amount: 100, timing: 'monthly', requirement: 'optional' });
    await openListing({
      fees: [
        parking,
        { ...parking, requirement: 'situational', name: 'Pet fee', amount: 35 },
        { ...parking, requirement: 'mandatory', amount: 20 },
        { ...parking, requirement: 'mandatory', amount: 30 },
      ],
    });
    expect(costs().textContent).toMatch(/Optional:Stall: \$100 a month.*If it applies to you:Pet fee: \$35 a month/);
    expect(within(costs()).getAllByRole('row', { name: /^Stall/ })).toHaveLength(2);
    expect(within(costs()).getByRole('row', { name: /^Estimated total/ }).textContent).toContain('$2,200');
  });
});
