import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anOwnListing } from '../testing/an-own-listing.ts';
import {
  alertText,
  changeCall,
  fieldOf,
  fill,
  getCall,
  openEditor,
  press,
  save,
  saveButton,
  stored,
} from '../testing/open-editor.tsx';

beforeEach(() => {
  localStorage.clear();
});

const id = 'abcdefghij';

describe('saving a listing', () => {
  it('sends the version and the changed fields only, and null for what was cleared', async () => {
    const changed = { rent: 2_050, petPolicies: ['cats', 'small-dogs'] as const, hideExactAddress: true };
    const { changes, flashes } = openEditor({
      [changeCall]: [{ listing: anOwnListing({ ...changed, petPolicies: ['cats', 'small-dogs'], version: 5 }) }],
    });
    await fill(/^Rent$/, '2,050');
    await fill(/^Size in square feet/, '');
    await fill(/^Unit/, ' ');
    await press('Small dogs');
    fireEvent.click(screen.getByRole('switch', { name: /^Hide the exact address/ }));
    await save();
    expect(changes()).toEqual([{ id, version: 4, ...changed, sqft: null, unitNumber: null }]);
    expect(flashes()).toEqual(['Changes saved. Visitors see them now.']);
    expect(saveButton()).toBeNull();
  });
  it('bases the next change on the saved version', async () => {
    const { changes } = openEditor({
      [changeCall]: [stored({ rent: 2_050, version: 5 }), stored({ rent: 2_060, version: 6 })],
    });
    await fill(/^Rent$/, '2050');
    await save();
    await fill(/^Rent$/, '2060');
    await save();
    expect(changes()).toEqual([
      { id, version: 4, rent: 2_050 },
      { id, version: 5, rent: 2_060 },
    ]);
  });
  it('shows the saved title above the form, and reports a listing that is off as saved', async () => {
    const title = 'Sunny home near the park';
    const { flashes } = openEditor({
      [getCall]: [stored({ isLive: false })],
      [changeCall]: [stored({ title, isLive: false, version: 5 })],
    });
    await fill('Title', title);
    await save();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(flashes()).toEqual(['Changes saved.']);
  });
  it('is not offered once a choice is as it was, in any order', async () => {
    openEditor();
    await press('Heat');
    expect(saveButton()).toBeTruthy();
    await press('Heat');
    expect(saveButton()).toBeNull();
  });
  it('is done by Ctrl+S', async () => {
    const { changes } = openEditor({ [changeCall]: [stored({ rent: 2_050, version: 5 })] });
    await fill(/^Rent$/, '2050');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect(changes()).toHaveLength(1));
  });
  it('retains what is typed meanwhile', async () => {
    let respond: (response: object) => void = () => undefined;
    const response = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { changes } = openEditor({ [changeCall]: [response] });
    await fill(/^Rent$/, '2050');
    await press('Save changes');
    await screen.findByText('Saving …');
    await fill(/^Deposit/, '1000');
    respond(stored({ rent: 2_050, version: 5 }));
    await waitFor(() => expect(screen.queryByText('Saving …')).toBeNull());
    expect((await fieldOf(/^Deposit/)).value).toBe('1000');
    await save();
    expect(changes().at(-1)).toEqual({ id, version: 5, deposit: 1_000 });
  });
});

describe('a refused change', () => {
  it('has a message at its field, which gets the focus, before anything is sent', async () => {
    const { changes } = openEditor();
    await fill('Title', 'Call 416 555 0123');
    await fill(/^Rent$/, '');
    await press('Save changes');
    const rent = await fieldOf(/^Rent$/);
    await waitFor(() => expect(document.activeElement).toBe(rent));
    expect(await alertText()).toContain('Please check 2 fields');
    expect(screen.getByText('Fill in “Rent”.')).toBeTruthy();
    expect((await fieldOf('Title')).getAttribute('aria-invalid')).toBe('true');
    expect(changes()).toEqual([]);
  });
  it.each([
    ['Title', 'Short', 'Use 10 to 80 characters.'],
    [/^Rent$/, '50', 'Enter 100 or more.'],
    [/^Year built/, 'new', 'Enter a whole number.'],
  ])('is checked when %s loses the focus, and again with each change', async (label, value, message) => {
    openEditor();
    const input = await fieldOf(label);
    const before = input.value;
    await fill(label, value);
    expect(screen.queryByText(message)).toBeNull();
    fireEvent.blur(input);
    expect(screen.getByText(message)).toBeTruthy();
    await fill(label, before);
    expect(screen.queryByText(message)).toBeNull();
  });
  it('is not judged by what is stored: an imported text may exceed the bounds', async () => {
    const { changes } = openEditor({
      [getCall]: [stored({ description: 'Short.' })],
      [changeCall]: [stored({ description: 'Short.', rent: 2_050 })],
    });
    await fill(/^Rent$/, '2050');
    await save();
    expect(changes()).toHaveLength(1);
  });
  it('gets the messages of the server at its fields, and is as stored after Discard', async () => {
    openEditor({
      [changeCall]: [
        {
          status: 422,
          code: 'input-refused',
          message: 'Correct the marked fields.',
          errors: { rentMax: ['The highest rent can’t be lower than the rent.'] },
        },
      ],
    });
    await fill(/^Highest rent/, '1000');
    await save();
    const highest = await fieldOf(/^Highest rent/);
    await waitFor(() => expect(document.activeElement).toBe(highest));
    expect(screen.getByText('The highest rent can’t be lower than the rent.')).toBeTruthy();
    await press('Discard');
    expect(highest.value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('of a list is explained below its choices', async () => {
    openEditor({
      [changeCall]: [{ status: 422, code: 'invalid', message: 'Invalid.', errors: { amenities: ['Choose fewer.'] } }],
    });
    await press('Gym');
    await save();
    expect(screen.getByText('Choose fewer.')).toBeTruthy();
    expect(await alertText()).toContain('Amenities: Choose fewer.');
  });
  it.each([
    ['without a connection', 0, 'Check your connection'],
    ['while the service is down', 503, 'Try again in a moment.'],
  ])('%s keeps the text, and can be saved again', async (_, failure, message) => {
    const { changes } = openEditor({ [changeCall]: [failure, stored({ rent: 2_050, version: 5 })] });
    await fill(/^Rent$/, '2050');
    await save();
    expect(await alertText()).toContain('We couldn’t save your changes');
    expect(await alertText()).toContain(message);
    expect(await alertText()).toContain('Everything you entered is still here.');
    expect((await fieldOf(/^Rent$/)).value).toBe('2050');
    await save();
    expect(changes()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('of a stopped listing says so', async () => {
    openEditor({
      [changeCall]: [{ status: 409, code: 'listing-locked', message: 'Our support team has stopped it.' }],
    });
    await fill(/^Rent$/, '2050');
    await save();
    expect(await alertText()).toContain('Our support team has stopped it.');
  });
});
