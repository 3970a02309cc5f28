import type { Listing } from '@porchlight/contracts/catalog';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { aFullListing } from '../testing/a-full-listing.ts';
import { near, openListing } from '../testing/open-listing.tsx';
import { HomeDetails } from './home-details.tsx';

const amenities = { 'en-CA': 'Amenities', 'fr-CA': 'Commodités' } as const;
/** Opens the page of a listing, and scrolls to what follows its amenities. */
async function openDetails(given: Partial<Listing>, language: 'en-CA' | 'fr-CA' = 'en-CA') {
  await openListing(given, {}, { language });
  const place = screen.getByRole('heading', { name: amenities[language] }).closest('section')!.nextElementSibling!;
  act(() => near.get(place)!());
}
const details = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return [...heading.closest('section')!.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ]);
};

describe('the details of a home', () => {
  afterEach(() => near.clear());

  it('are those that its landlord answered', async () => {
    await openDetails({
      den: true,
      floorLevel: 0,
      smoking: 'outside',
      parkingFee: 0,
      utilitiesTenantPays: ['internet', 'cable'],
      petNote: 'One cat.',
      descriptionLang: 'fr',
    });
    expect(await details('Details')).toEqual([
      ['Den or home office', 'Yes'],
      ['Floor', 'Ground floor'],
      ['Smoking', 'Outside only'],
      ['Paid by the renter', 'Internet and Cable TV'],
      ['Parking fee', 'Free'],
      ['About pets', 'One cat.'],
    ]);
    expect(screen.getByText('One cat.').lang).toBe('fr');
  });

  it('have amounts and areas in the language of the page, and leave out what this build does not know', async () => {
    await openDetails({ parkingFee: 85, floorLevel: -1, heating: 'fusion' as 'other' }, 'fr-CA');
    expect(await details('Détails')).toEqual([
      ['Étage', 'Sous le rez-de-chaussée'],
      ['Prix du stationnement', expect.stringMatching(/^85.\$ par mois$/)],
    ]);
  });

  it('lead to other sites in a new tab, by links that say where', async () => {
    await openDetails({
      virtualTourUrl: 'https://my.matterport.com/show/?m=a',
      videoUrl: 'https://www.youtube.com/watch?v=b',
    });
    expect(await details('Details')).toEqual([
      ['Virtual tour', 'Open my.matterport.com'],
      ['Video', 'Open youtube.com'],
    ]);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open youtube.com' });
    expect([link.href, link.rel, link.target]).toEqual([
      'https://www.youtube.com/watch?v=b',
      'noopener nofollow ugc',
      '_blank',
    ]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('begin with a special offer and its days', async () => {
    await openDetails(
      { specialOffer: 'One month free.', specialOfferStart: '2026-11-01', specialOfferEnd: '2026-11-30' },
      'fr-CA',
    );
    expect(await details('Détails')).toEqual([
      ['Offre spéciale', 'One month free.'],
      ['Offre à partir du', '1 novembre 2026'],
      ['Offre jusqu’au', '30 novembre 2026'],
    ]);
    expect(screen.getByText('One month free.').lang).toBe('en');
  });

  it('have open houses by the clock at the home, and notes in their lines', async () => {
    await openDetails({
      openHouses: [
        { day: '2026-12-05', from: '14:00', to: '16:00' },
        { day: '2026-12-12', from: '10:30', to: '11:00' },
      ],
      officeHours: 'Weekdays, 9 to 5.\nNot on holidays.',
    });
    expect((await details('Details')).map(([label]) => label)).toEqual(['Open houses (local time)', 'Office hours']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Saturday, December 5, 2026.*2:00.*4:00.p\.m\.$/),
        expect.stringMatching(/^Saturday, December 12, 2026.*10:30.*11:00.a\.m\.$/),
      ]),
    );
  });

  it('keep the hour of a French time on one line', async () => {
    await openDetails({ openHouses: [{ day: '2026-12-05', from: '14:00', to: '16:30' }] }, 'fr-CA');
    expect(await details('Détails')).toEqual([
      ['Visites libres (heure locale)', expect.stringMatching(/14\u00A0h\u00A000.*16\u00A0h\u00A030$/)],
    ]);
  });

  it('have a contact that can be called', async () => {
    await openDetails({ contactName: 'Leila', contactPhone: '+14165550123', contactPreference: 'call' });
    expect(await details('Details')).toEqual([
      ['Contact person', 'Leila'],
      ['Phone', '(416) 555-0123'],
      ['Prefers', 'Phone calls'],
    ]);
    expect(screen.getByRole('link', { name: '(416) 555-0123' }).getAttribute('href')).toBe('tel:+14165550123');
  });

  it('have floor plans: images that open larger, and PDFs to download', async () => {
    await openDetails({
      descriptionLang: 'fr',
      floorPlans: [
        { id: 'a', label: '', format: 'image', url: '/assets/listings/full/a-960.webp' },
        { id: 'b', label: 'Étage', format: 'pdf', url: '/assets/floorplans/b.pdf' },
      ],
    });
    const plans = (await screen.findByRole('heading', { name: 'Floor plans' })).closest('section')!;
    const links = [...plans.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
      ['Floor plan 1', '/assets/listings/full/a-1440.webp', false],
      ['Étage (PDF)', '/assets/floorplans/b.pdf', true],
    ]);
    expect(links[0]!.querySelector('img')!.getAttribute('src')).toBe('/assets/listings/full/a-480.webp');
    expect(screen.getByText('Étage').lang).toBe('fr');
  });

  it('are left out without an answer', () => {
    const { container } = render(<HomeDetails listing={aFullListing()} />, inSite({ at: '/x' }));
    expect(container.innerHTML).toBe('');
  });
});
