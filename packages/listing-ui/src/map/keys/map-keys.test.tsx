import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aMap, stubBrowser } from '../testing/a-map.tsx';

jest.setTimeout(15_000);
beforeAll(stubBrowser);

describe('the map by keyboard', () => {
  it('is one tab stop: N and P step through the markers, and each is announced', async () => {
    const { map, onHover } = await aMap();
    expect(screen.getAllByRole('button', { name: /Home,/ }).every((pin) => pin.tabIndex === -1)).toBe(true);
    map.focus();
    await userEvent.keyboard('n');
    expect(screen.getByText('17 homes from $1,500. Zoom in')).toBeTruthy();
    await userEvent.keyboard('n');
    expect(screen.getByText('Home, $2,395, 1 bed, 20 Edward Street').closest('[role=status]')).toBeTruthy();
    expect(onHover).toHaveBeenLastCalledWith('aaaaaaaaaa');
    await userEvent.keyboard('pp');
    expect(screen.getByText('2 homes at one address, from $1,700')).toBeTruthy();
  });

  it('opens the current listing with Enter', async () => {
    const onOpen = jest.fn();
    const { map } = await aMap({ onOpen });
    map.focus();
    await userEvent.keyboard('nn{Enter}');
    expect(onOpen).toHaveBeenCalledWith('aaaaaaaaaa');
  });

  it('pans with the arrow keys and zooms with plus and minus, as the visitor’s move', async () => {
    const { map, onMove } = await aMap();
    map.focus();
    onMove.mockClear();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => {
      expect(onMove).toHaveBeenLastCalledWith(expect.anything(), 13, true);
    });
    await userEvent.keyboard('+');
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), 14, true);
    await userEvent.keyboard('--');
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), 12, true);
  });

  it('leaves to the list with Escape, and leaves Ctrl keys to the browser', async () => {
    const { map, onLeave, onMove } = await aMap();
    map.focus();
    onMove.mockClear();
    await userEvent.keyboard('{Control>}-{/Control}');
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalled();
  });
});
