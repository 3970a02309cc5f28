import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { changeCall, getCall, openEditor } from '../testing/open-editor.tsx';
import { aCompleteDraft, aDraft, input, openDraft, pass, type } from '../testing/open-draft.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const card = () => screen.getByLabelText('Ready to publish?', { selector: 'section' });
const items = () => [...card().querySelectorAll('li')].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(within(card()).getByText(name));
const rail = () =>
  [...screen.getByLabelText('Sections of the listing').querySelectorAll('a')].map(({ textContent }) => textContent);

describe('the checklist of a draft', () => {
  it('has what the server misses, with what is needed', async () => {
    await openDraft();
    expect(within(card()).getByText('8 missing')).toBeTruthy();
    expect(within(card()).getByText('5 items done')).toBeTruthy();
    expect(items()).toEqual([
      'Furniture Choose an answer',
      'Map pin Place the pin on the map',
      'Deposit Enter an amount, or 0 for none',
      'Fees on top of the rent Add them, or tell us there are none',
      'Photos At least 3 photos',
      'Title At least 10 characters',
      'Description At least 140 characters',
      'Fair choice Confirm the declaration',
    ]);
  });
  it('leads to the field of each item', async () => {
    await openDraft();
    press('Title');
    expect(document.activeElement).toBe(input('Title'));
    press('Fair choice');
    expect(document.activeElement).toBe(input(/^I choose a renter fairly/));
    const sections = ['Map pin', 'Fees on top of the rent', 'Photos'].map((name) => {
      press(name);
      return document.activeElement?.closest('section[id]')?.id;
    });
    expect(sections).toEqual(['address', 'rent', 'photos']);
  });
  it('follows each save, and so do the links to the sections', async () => {
    await openDraft({ [changeCall]: [aDraft({ title: 'Sunny home', version: 5, missing: ['deposit', 'fees'] })] });
    expect(rail()).toEqual([
      'Basics 1 left',
      'Address 1 left',
      'Rent and fees 2 left',
      'Lease complete',
      'Amenities and rules complete',
      'Newcomer terms complete',
      'Description 2 left',
      'Tours, viewings and application complete',
      'Contact complete',
      'Photos 1 left',
      'Floor plans complete',
      'Fair choice 1 left',
    ]);
    type('Title', 'Sunny home');
    await pass(1_500);
    expect([items().length, rail()[2], rail()[6]]).toEqual([2, 'Rent and fees 2 left', 'Description complete']);
    expect(within(card()).getByText('11 items done')).toBeTruthy();
  });
  it('is empty once everything is there', async () => {
    await openDraft({ [getCall]: [aCompleteDraft()] });
    expect(items()).toEqual([]);
    expect(within(card()).getByText('Everything is there. You can publish this listing.')).toBeTruthy();
  });
  it('is not there for a published listing', async () => {
    openEditor();
    await screen.findByLabelText('Title');
    expect(screen.queryByText('Ready to publish?')).toBeNull();
    expect(rail()[0]).toBe('Basics ');
  });
});
