import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { aListingCard, stubResponses, inSite } from '../testing/index.ts';
import { MapView, type MapViewProps } from './index.ts';

const listing: MapMarker = {
  id: 'aaaaaaaaaa',
  latitude: 43.657,
  longitude: -79.383,
  count: 1,
  rentMin: 2395,
  currency: 'CAD',
  beds: 1,
  address: '20 Edward Street',
};
const other: MapMarker = {
  id: 'bbbbbbbbbb',
  latitude: 43.65,
  longitude: -79.37,
  count: 1,
  rentMin: 1800,
  currency: 'CAD',
  beds: 0,
  address: '1 King St',
};
const cluster: MapMarker = { latitude: 43.66, longitude: -79.4, count: 17, rentMin: 1500, currency: 'CAD' };
const building: MapMarker = {
  ids: ['cccccccccc', 'dddddddddd'],
  latitude: 43.64,
  longitude: -79.36,
  count: 2,
  rentMin: 1700,
  currency: 'CAD',
};

jest.setTimeout(15_000);
class StillObserver {
  observe() {
    /* no resize in jsdom */
  }
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver = StillObserver;
  globalThis.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener() {
      /* no changes in the test */
    },
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  for (const [side, size] of [
    ['clientWidth', 800],
    ['clientHeight', 600],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
});

const send = stubResponses({
  '/project-modules-formatted': { projectModules: {} },
  '/map-marker-info': {
    listings: [
      aListingCard({ id: 'cccccccccc', url: '/homes/c' }),
      aListingCard({ id: 'dddddddddd', url: '/homes/d' }),
    ],
  },
});
async function aMap(given: Partial<MapViewProps> = {}) {
  const listeners = {
    onMove: jest.fn(),
    onSelect: jest.fn(),
    onHover: jest.fn(),
    onArea: jest.fn(),
    onLeave: jest.fn(),
  };
  const props = {
    center: { latitude: 43.65, longitude: -79.38 },
    zoom: 13,
    markers: [listing, other, cluster, building],
    ...listeners,
    ...given,
  };
  const view = render(<MapView {...props} />, inSite({ send }));
  // The first map of a run loads Leaflet from disk.
  await screen.findByRole('button', { name: /King St/ }, { timeout: 8_000 });
  const again = (next: Partial<MapViewProps>) => {
    act(() => {
      view.rerender(<MapView {...props} {...next} />);
    });
  };
  return { ...listeners, again, map: screen.getByRole('application', { name: /^Map of homes(, 21 shown)?$/ }) };
}

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

describe('the lasso', () => {
  it('uses the visible map without drawing', async () => {
    const { onArea, onMove } = await aMap();
    const [bounds] = onMove.mock.calls[0] as Parameters<MapViewProps['onMove']>;
    await userEvent.click(screen.getByRole('button', { name: 'Draw an area' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use the visible map' }));
    expect(onArea).toHaveBeenCalledWith(expect.arrayContaining([{ latitude: bounds.north, longitude: bounds.west }]));
    expect(screen.queryByText('Draw around the area you like')).toBeNull();
  });

  it('uses the clicked corners on Enter', async () => {
    const { onArea } = await aMap();
    await userEvent.click(screen.getByRole('button', { name: 'Draw an area' }));
    const target = await screen.findByRole('application', { name: /Draw around/ });
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
    ])
      await userEvent.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: x!, clientY: y! } }]);
    await userEvent.keyboard('{Enter}');
    expect(onArea).toHaveBeenCalledTimes(1);
    expect((onArea.mock.calls[0] as unknown[])[0]).toHaveLength(3);
  });

  it('is cancelled by Escape and draws nothing', async () => {
    const { onArea } = await aMap({ drawing: true });
    (await screen.findByRole('application', { name: /Draw around/ })).focus();
    await userEvent.keyboard('{Escape}');
    expect(onArea).not.toHaveBeenCalled();
    expect(screen.queryByText('Draw around the area you like')).toBeNull();
  });

  it('is cancelled by Escape from its buttons as well', async () => {
    await aMap({ drawing: true });
    (await screen.findByRole('button', { name: 'Use the visible map' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Draw around the area you like')).toBeNull();
  });
});
