import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { stubResponses, inSite } from '../../testing/index.ts';
import { MapView, type ProviderFailure } from '../index.ts';

jest.setTimeout(15_000);
class StillObserver {
  observe() {
    /* no resize in jsdom */
  }
  unobserve() {}
  disconnect() {}
}
const settings = [{ key: 'googleKey', value: 'a-key' }];
const send = stubResponses({
  '/project-modules-formatted': { projectModules: { maps: { isEnabled: true, settings } } },
});
const listing = {
  id: 'aaaaaaaaaa',
  latitude: 43.657,
  longitude: -79.383,
  count: 1,
  rentMin: 2395,
  currency: 'CAD' as const,
  beds: 1,
  address: '20 Edward Street',
};

const beacons: [string, unknown][] = [];
const requests: { readonly address: URL; readonly nonce: string; readonly at: number }[] = [];
let watcher: MutationObserver;
beforeAll(() => {
  globalThis.ResizeObserver = StillObserver;
  navigator.sendBeacon = (address, body) => {
    beacons.push([String(address), JSON.parse(body as string)]);
    return true;
  };
  globalThis.matchMedia = ((media: string) => ({ matches: false, media })) as unknown as typeof matchMedia;
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  jest.spyOn(console, 'error').mockImplementation(() => {
    /* Google's loader logs each failure */
  });
  const page = document.head.appendChild(document.createElement('script'));
  page.setAttribute('nonce', 'nonce-of-the-page');
  // A network on which Google's script never loads.
  watcher = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLScriptElement) || !added.src.startsWith('https://maps.googleapis.com/')) continue;
      requests.push({ address: new URL(added.src), nonce: added.nonce, at: performance.now() });
      added.dispatchEvent(new Event('error'));
    }
  });
  watcher.observe(document.head, { childList: true });
});
afterAll(() => {
  watcher.disconnect();
  jest.restoreAllMocks();
});

it('a Google script that never loads is retried after attempt × 2^attempt ms, then reported, and the map falls back to Leaflet', async () => {
  const failures: ProviderFailure[] = [];
  const nothing = () => {
    /* not checked here */
  };
  render(
    <MapView
      center={listing}
      zoom={13}
      markers={[listing]}
      onMove={nothing}
      onSelect={nothing}
      onHover={nothing}
      onArea={nothing}
      onProviderFailed={(failure) => {
        failures.push(failure);
      }}
    />,
    inSite({ send }),
  );
  expect(
    await screen.findByRole('button', { name: 'Home, $2,395, 1 bed, 20 Edward Street' }, { timeout: 12_000 }),
  ).toBeTruthy();
  expect(failures).toEqual([
    { provider: 'google', reason: 'script', message: expect.stringContaining('could not load') as string },
  ]);
  expect(beacons).toEqual([
    ['/policy-reports', [{ type: 'map-provider-failure', body: { provider: 'google', reason: 'script' } }]],
  ]);
  await waitFor(() => {
    expect(requests).toHaveLength(4);
  });
  const waits = requests.slice(1).map(({ at }, index) => at - requests[index]!.at);
  expect(waits.every((wait, index) => wait >= [2, 8, 24][index]! - 1)).toBe(true);
  expect(requests.every(({ nonce }) => nonce === 'nonce-of-the-page')).toBe(true);
  expect(Object.fromEntries(requests[0]!.address.searchParams)).toMatchObject({
    key: 'a-key',
    language: 'en',
    libraries: 'places,geometry',
  });
});
