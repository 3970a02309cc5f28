import { jest } from '@jest/globals';
import type { Send } from '@porchlight/client';
import { aListingCard, inSite } from '@porchlight/listing-ui/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyRareStates } from '../rare-states/rare-state.tsx';
import ResultsScreen from '../results-screen.tsx';

jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 4000 }); // renders a full screen; slow on loaded machines
beforeAll(() => {
  // React passes the submitted form to FormData; Node's FormData accepts no form element.
  Object.defineProperty(globalThis, 'FormData', { configurable: true, value: class {} });
  // Phone width: the map loads only on request.
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  localStorage.clear();
});

const area = { kind: 'city', id: '1', name: 'Toronto', province: 'ON', country: 'CA', url: '/homes/ontario/toronto' };
const pagination = {
  currentPage: 1,
  prevPages: [],
  nextPages: [],
  showing: { start: 1, end: 1 },
  total: 1,
  more: false,
  numOfListingsFromPageOne: 1,
  endOfListings: true,
};
const requestedPaths: string[] = [];
/** Catalog with 84 listings, 31 of them accepting cats; 12 match when only cats are selected. */
const send: Send = (path) => {
  if (path.startsWith('/site-settings')) return Promise.resolve({ status: 404, body: '{}' });
  requestedPaths.push(path);
  const response = path.startsWith('/locations/')
    ? { area, intro: '', count: 84, locations: [] }
    : path.includes('count=true')
      ? {
          ...(path.includes('keyword=many')
            ? { count: 2400, more: true }
            : { count: path.includes('petpolicies=cats') ? 12 : 84 }),
          facets: {
            petpolicies: { cats: 31, dogs: 9, 'small-dogs': 9, 'other-pets': 0 },
            utilities: { heat: 20, 'air-conditioning': 2 },
            furnished: { yes: 7, partial: 0, no: 77 },
            beds: { 0: 5 },
          },
        }
      : { listings: [aListingCard()], pagination, area, matches: { abcdefghij: 'a sunny garden behind the house' } };
  return Promise.resolve({ status: 200, body: JSON.stringify(response) });
};
const open = async (query = '') => {
  requestedPaths.length = 0;
  // Awaited, because a part of the page may suspend until its code is loaded.
  await act(async () => {
    render(<ResultsScreen />, inSite({ at: `/homes/ontario/toronto${query}`, path: '/homes/:province/:place', send }));
    await lazyRareStates.load();
  });
  await waitFor(() => {
    expect(document.querySelector('article')).toBeTruthy();
  });
};
const pets = () => screen.getByText('Pets', { selector: 'summary' });

describe('the filters', () => {
  it('request counts only when opened, and show the count of each choice', async () => {
    await open();
    expect(requestedPaths.some((path) => path.includes('count=true'))).toBe(false);
    await userEvent.click(pets());
    expect(await screen.findByLabelText('Cats (31)')).toBeTruthy();
    expect(screen.queryByLabelText(/^Other pets/)).toBeNull();
    expect(screen.getByText('Show 84 homes')).toBeTruthy();
  });

  it('show that the count is a lower bound', async () => {
    await open('?keyword=many');
    await userEvent.click(pets());
    expect(await screen.findByText('Show 2,400+ homes')).toBeTruthy();
  });

  it('say that beds leave out rooms, unless a home type is chosen', async () => {
    await open('?beds=2');
    const chip = screen.getByLabelText('Remove filter: 2 beds');
    expect(chip.textContent).toBe('2 beds, no rooms');
    await userEvent.click(screen.getByText('2 beds', { selector: 'summary' }));
    expect(await screen.findByText(/^Rooms in shared homes are not counted here/)).toBeTruthy();
  });

  it('do not mention rooms once a home type is chosen', async () => {
    await open('?beds=2&rentaltypes=room');
    expect(screen.getByLabelText('Remove filter: 2 beds').textContent).toBe('2 beds');
  });

  it('refresh the counts after a choice, and close with their button', async () => {
    await open();
    await userEvent.click(pets());
    await userEvent.click(await screen.findByLabelText('Cats (31)'));
    await userEvent.click(await screen.findByText('Show 12 homes'));
    expect(screen.getByText('Pets: 1', { selector: 'summary' }).closest('details')?.open).toBe(false);
  });

  it('select a number and all higher ones with one press', async () => {
    await open();
    await userEvent.click(screen.getByText('Beds', { selector: 'summary' }));
    await userEvent.click(screen.getByLabelText('2+ beds'));
    const chip = await screen.findByLabelText('Remove filter: 2+ beds');
    expect(chip.getAttribute('href')).toBe('/homes/ontario/toronto');
  });

  it('are all in one dialog, applied by a button that shows the listing count', async () => {
    await open('?bounds=44,-79,43,-80');
    await userEvent.click(screen.getByText('More filters', { selector: 'button > span' }));
    const dialog = within(
      await waitFor(() => {
        const found = document.querySelector<HTMLElement>('dialog[open]');
        if (!found) throw new Error('no dialog');
        return found;
      }),
    );
    expect(await dialog.findByText('Furnished or partly furnished (7)')).toBeTruthy();
    // Nothing twice, and no choice without homes.
    expect(dialog.queryByText('Partly furnished (0)')).toBeNull();
    expect(document.querySelector('dialog input[value=small-dogs]')).toBeNull();
    expect(document.querySelectorAll('dialog input[value=air-conditioning]')).toHaveLength(1);
    expect(document.querySelectorAll('dialog input[value=studio]')).toHaveLength(0);
    await userEvent.click(document.querySelector('dialog input[value=cats]') as HTMLElement);
    await userEvent.click(await dialog.findByText('Show 12 homes'));
    expect((await screen.findByLabelText('Remove filter: Cats')).getAttribute('href')).toBe(
      '/homes/ontario/toronto?bounds=44,-79,43,-80',
    );
  });

  it('show the excerpt that matches the keyword', async () => {
    await open('?keyword=garden');
    expect(screen.getByText('Matches: a sunny garden behind the house')).toBeTruthy();
  });

  it('remove a drawn area and the map bounds by their chips', async () => {
    await open('?beds=2&bounds=44,-79,43,-80');
    expect(screen.getByLabelText('Remove filter: An area on the map').getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=2',
    );
  });
});

describe('a search', () => {
  it('is saved on the device until it is removed, regardless of the page number', async () => {
    await open('?beds=2&p=3');
    await userEvent.click(screen.getByText('Save search'));
    await userEvent.click(await screen.findByText('Save on this device'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(localStorage.getItem('porchlight:saved-searches')).toContain('/homes/ontario/toronto?beds=2"');
    await userEvent.click(screen.getByText('Saved'));
    await userEvent.click(await screen.findByText('Remove from this device'));
    await waitFor(() => {
      expect(localStorage.getItem('porchlight:saved-searches')).not.toContain('toronto');
    });
  });

  it('shows the location a text was resolved to, and a link to search for the text itself', async () => {
    await open('?q=torono');
    expect(await screen.findByText(/Showing Toronto\./)).toBeTruthy();
    expect(screen.getByText('Search instead for “torono”').getAttribute('href')).toBe('/homes?keyword=torono');
  });
});
