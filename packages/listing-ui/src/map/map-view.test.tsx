import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MapViewProps } from './index.ts';
import { aMap, cluster, listing, other, stubBrowser } from './testing/a-map.tsx';

jest.setTimeout(15_000);
beforeAll(stubBrowser);

describe('the listing map', () => {
  it('names every marker: a listing, a cluster, the listings of one address', async () => {
    await aMap();
    expect(screen.getByRole('button', { name: 'Home, $2,395, 1 bed, 20 Edward Street' }).textContent).toBe('$2,395');
    expect(screen.getByRole('button', { name: 'Home, $1,800, studio, 1 King St' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '17 homes from $1,500. Zoom in' }).textContent).toBe('17');
    expect(screen.getByRole('button', { name: '2 homes at one address, from $1,700' })).toBeTruthy();
  });

  it('shows no number of an approximate response', async () => {
    const { map } = await aMap({ isApproximate: true });
    expect(map.getAttribute('aria-label')).toBe('Map of homes');
    expect(screen.getByRole('button', { name: 'Homes. Zoom in' }).textContent).toBe('');
    expect(screen.getByRole('button', { name: /King St/ }).textContent).toBe('$1,800');
  });

  it('reports its initial view as a move that is not the visitor’s', async () => {
    const { onMove } = await aMap();
    const [bounds, zoom, byUser] = onMove.mock.calls[0] as Parameters<MapViewProps['onMove']>;
    expect([zoom, byUser]).toEqual([13, false]);
    expect(bounds.north).toBeGreaterThan(43.65);
    expect(bounds.west).toBeLessThan(-79.38);
  });

  it('follows the caller’s view, and does not report that as the visitor’s move', async () => {
    const { onMove, again } = await aMap();
    onMove.mockClear();
    again({ center: { latitude: 49.28, longitude: -123.12 }, zoom: 11 });
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(onMove).toHaveBeenCalledWith(
      expect.objectContaining({ south: expect.closeTo(49.14, 1) as number }),
      11,
      false,
    );
  });

  it('ignores a late echo of its own view, but follows a new or an earlier one', async () => {
    const { onMove, again, map } = await aMap();
    map.focus();
    await userEvent.keyboard('++');
    const views = onMove.mock.calls.map(([bounds]) => bounds as MapViewProps['bounds']);
    const [first, second] = views.slice(-2);
    onMove.mockClear();
    again({ bounds: first });
    again({ bounds: second });
    expect(onMove).not.toHaveBeenCalled();
    again({ bounds: first }); // the visitor navigates back
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), 14, false);
  });

  it('zooms in by two around a cluster, as the visitor’s move', async () => {
    const { onMove } = await aMap();
    onMove.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /17 homes/ }));
    expect(onMove).toHaveBeenLastCalledWith(expect.anything(), 15, true);
  });

  it('selects a listing, and shows the listing hovered in the list as active', async () => {
    const { onSelect, again } = await aMap();
    await userEvent.click(screen.getByRole('button', { name: /Edward/ }));
    expect(onSelect).toHaveBeenCalledWith('aaaaaaaaaa');
    again({ hoveredId: 'bbbbbbbbbb' });
    expect(screen.getByRole('button', { name: /King St/ }).className).toContain('active');
  });

  it('opens the list of the homes that share an address; Escape closes it', async () => {
    const { map } = await aMap();
    await userEvent.click(screen.getByRole('button', { name: /one address/ }));
    expect((await screen.findAllByRole('link', { name: /1 bed/ })).map((link) => link.getAttribute('href'))).toEqual([
      '/homes/c',
      '/homes/d',
    ]);
    map.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: /1 bed/ })).toBeNull();
  });

  it('removes the visitor’s area', async () => {
    const { onArea } = await aMap({ area: [listing, other, cluster] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove your area' }));
    expect(onArea).toHaveBeenCalledWith(null);
  });
});
