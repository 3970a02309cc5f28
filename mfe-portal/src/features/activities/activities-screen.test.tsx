import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { activitiesOf, anActivity } from '../../testing/activities.ts';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import { ActivitiesScreen } from './activities-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const call = 'GET /elandlord/activities';
const rent = { old: 1_800, new: 1_750, currency: 'CAD' } as const;
const listings = {
  'GET /elandlord/listings': [{ listings: [{ id: 'bbbbbbbbb2', title: 'Room' }], counts: {}, pagination: {} }],
};
function open(responses: Responses, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({ ...listings, ...responses });
  const { store } = openScreen(<ActivitiesScreen />, { at: '/portal/activities', ...visitor }, send);
  return { store, calls: () => requests.map((request) => request.call).filter((one) => one.startsWith(call)) };
}

describe('the list of activities', () => {
  it('groups what happened by day, newest first, with links to conversation and listing', async () => {
    open({
      [call]: [
        activitiesOf([
          anActivity(),
          anActivity({ kind: 'rent', at: '2026-11-20T15:00:00.000Z', rent }),
          anActivity({ kind: 'edit', at: '2026-11-20T14:00:00.000Z', fields: ['title', 'rent'] }),
        ]),
      ],
    });
    expect((await screen.findByRole('link', { name: 'Amara wrote to you' })).getAttribute('href')).toBe(
      '/portal/leads/11111111-1111-4111-8111-111111111111',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'November 21, 2026',
      'November 20, 2026',
    ]);
    const dayBefore = within(screen.getByRole('region', { name: 'November 20, 2026' }));
    expect(dayBefore.getByText('Rent changed from $1,800 to $1,750 a month')).toBeTruthy();
    expect(dayBefore.getByText('2 details changed')).toBeTruthy();
    expect(dayBefore.getAllByRole('link')[0]!.getAttribute('href')).toBe('/portal/listings/aaaaaaaaa1');
    expect(screen.getByText('3 entries')).toBeTruthy();
  });

  it.each([
    [['title'], '1 detail changed', '1 détail modifié'],
    [['photos'], 'Photos changed', 'Photos modifiées'],
    [['photos', 'rent'], 'Photos and 1 other detail changed', 'Photos et 1 autre détail modifiés'],
    [['beds', 'photos', 'rent'], 'Photos and 2 other details changed', 'Photos et 2 autres détails modifiés'],
    [['status'], 'Status changed', 'État modifié'],
  ])('names what an edit of %s changed', async (fields, english, french) => {
    const responses = { [call]: [activitiesOf([anActivity({ kind: 'edit', fields })])] };
    open(responses);
    expect(await screen.findByText(english)).toBeTruthy();
    cleanup();
    open(responses, { language: 'fr-CA' });
    expect(await screen.findByText(french)).toBeTruthy();
  });

  it('is filtered by kind and listing in the address, and cleared', async () => {
    const { calls } = open({ [call]: [activitiesOf([anActivity()])] });
    await screen.findByText('1 entry');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Rent changes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Listing' }), 'Room');
    await waitFor(() => expect(calls().at(-1)).toBe(`${call}?kind=rent&listingId=bbbbbbbbb2`));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(calls().at(-1)).toBe(call));
  });

  it('says what will be listed while nothing happened, and that filters found nothing', async () => {
    open({ [call]: [activitiesOf([])] });
    expect(await screen.findByText('Nothing happened yet')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Edits');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('can be requested again after a failure', async () => {
    open({ [call]: [503, activitiesOf([anActivity()])] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 entry')).toBeTruthy();
  });

  it('is closed to a landlord without a confirmed address', async () => {
    const { calls } = open({}, { isVerified: false });
    await screen.findByText('Confirm your email first');
    expect(calls()).toEqual([]);
  });
});
