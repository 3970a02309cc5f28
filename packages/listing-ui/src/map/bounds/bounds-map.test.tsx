import { jest } from '@jest/globals';
import type { Bounds } from '@porchlight/contracts/catalog';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { inSite, stubResponses } from '../../testing/index.ts';
import { BoundsMap } from './bounds-map.tsx';
import type { LatLng } from '../map-view-props.ts';
import { stubBrowser } from '../testing/a-map.tsx';

const send = stubResponses({ '/project-modules-formatted': { projectModules: {} } });
const calgary: Bounds = { north: 51.2, east: -113.8, south: 50.8, west: -114.2 };

beforeEach(stubBrowser);

/** Renders a map whose box and center follow its events. */
async function aBox(start: Bounds | undefined, button: string) {
  const onBounds = jest.fn<(bounds: Bounds) => void>();
  const onCenter = jest.fn<(center: LatLng) => void>();
  function Controlled() {
    const [bounds, setBounds] = useState(start);
    const [center, setCenter] = useState({ latitude: 51, longitude: -114 });
    return (
      <BoundsMap
        bounds={bounds}
        center={center}
        onBounds={(next) => {
          onBounds(next);
          setBounds(next);
        }}
        onCenter={(next) => {
          onCenter(next);
          setCenter(next);
        }}
      />
    );
  }
  render(<Controlled />, inSite({ send }));
  // The first map of a run loads Leaflet from disk.
  await screen.findByRole('button', { name: button }, { timeout: 8_000 });
  return { onBounds, onCenter };
}
const press = (name: string, key: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key });

describe('the map of a box', () => {
  it.each([
    ['Northwest corner', 'ArrowUp', { ...calgary, north: 51.21 }],
    ['Northwest corner', 'ArrowLeft', { ...calgary, west: -114.21 }],
    ['Southeast corner', 'ArrowDown', { ...calgary, south: 50.79 }],
    ['Southeast corner', 'ArrowRight', { ...calgary, east: -113.79 }],
  ])('moves the %s by %s', async (corner, key, moved) => {
    const { onBounds } = await aBox(calgary, corner);
    press(corner, key);
    expect(onBounds).toHaveBeenLastCalledWith(moved);
  });
  it('stops an edge before the opposite one', async () => {
    const { onBounds } = await aBox({ ...calgary, north: 50.801 }, 'Northeast corner');
    press('Northeast corner', 'ArrowDown');
    expect(onBounds).toHaveBeenLastCalledWith({ ...calgary, north: 50.801 });
  });
  it('moves the center, and leaves other keys to the page', async () => {
    const { onCenter } = await aBox(calgary, 'Center');
    expect(press('Center', 'Tab')).toBe(true);
    expect(press('Center', 'ArrowUp')).toBe(false);
    expect(onCenter.mock.calls).toEqual([[{ latitude: 51.01, longitude: -114 }]]);
  });
  it('follows a corner that is dragged', async () => {
    const { onBounds } = await aBox(calgary, 'Northeast corner');
    const corner = screen.getByRole('button', { name: 'Northeast corner' });
    const pointer = userEvent.setup();
    await pointer.pointer({ target: corner, coords: { clientX: 10, clientY: 10 } });
    expect(onBounds).not.toHaveBeenCalled();
    await pointer.pointer([
      { keys: '[MouseLeft>]', target: corner, coords: { clientX: 700, clientY: 100 } },
      { target: corner, coords: { clientX: 720, clientY: 90 } },
    ]);
    expect(onBounds).toHaveBeenCalledTimes(1);
    await pointer.pointer([
      { keys: '[/MouseLeft]', target: corner },
      { target: corner, coords: { clientX: 10, clientY: 10 } },
    ]);
    expect(onBounds).toHaveBeenCalledTimes(1);
  });
  it('places a box where there is none', async () => {
    const { onBounds } = await aBox(undefined, 'Place a box here');
    fireEvent.click(screen.getByRole('button', { name: 'Place a box here' }));
    const [[placed] = []] = onBounds.mock.calls;
    expect(placed && placed.north > placed.south && placed.east > placed.west).toBe(true);
    expect(screen.getByRole('button', { name: 'Southwest corner' })).toBeTruthy();
  });
});
