import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { changeCall, fieldOf, getCall, openEditor, press, save, stored } from '../testing/open-editor.tsx';
import { nextOpenHouse } from './next-open-house.ts';

jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());

const first = { day: '2099-12-05', from: '10:00', to: '11:30' };
const group = (number: number) => within(screen.getByRole('group', { name: `Open house ${number}` }));

describe('open houses in the editor', () => {
  it('are added with values, changed and removed', async () => {
    const { changes } = openEditor({
      [getCall]: [stored({ openHouses: [first] })],
      [changeCall]: [stored({ version: 5 })],
    });
    await press('Add an open house');
    fireEvent.change(group(2).getByLabelText('To'), { target: { value: '12:00' } });
    await press('Remove open house 1');
    await save();
    expect(changes()).toEqual([
      { id: 'abcdefghij', version: 4, openHouses: [{ day: '2099-12-12', from: '10:00', to: '12:00' }] },
    ]);
  });

  it('are five at most', async () => {
    openEditor({ [getCall]: [stored({ openHouses: Array.from({ length: 5 }, () => first) })] });
    await fieldOf('Office hours (optional)');
    expect(screen.queryByRole('button', { name: 'Add an open house' })).toBeNull();
  });

  it('need their times', async () => {
    const { changes } = openEditor({ [getCall]: [stored({ openHouses: [first] })] });
    await fieldOf('Office hours (optional)');
    fireEvent.change(group(1).getByLabelText('From'), { target: { value: '' } });
    await save();
    expect(await screen.findByText('Enter a time like 14:00.')).toBeTruthy();
    expect(changes()).toEqual([]);
  });
});

it.each([
  ['2026-11-27T12:00:00Z', '2026-11-28'],
  ['2026-11-28T12:00:00Z', '2026-12-05'],
  ['2026-11-29T12:00:00Z', '2026-12-05'],
])('the first open house after %s is on Saturday, %s', (now, day) =>
  expect(nextOpenHouse([], new Date(now))).toEqual({ day, from: '14:00', to: '16:00' }),
);
