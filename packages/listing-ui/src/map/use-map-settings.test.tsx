import { api } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { act, renderHook, waitFor } from '@testing-library/react';
import { inSite, stubResponses } from '../testing/index.ts';
import { useMapSettings } from './use-map-settings.ts';

const settings = [
  { key: 'googleKey', value: 'a-key' },
  { key: 'tilesUrl', value: 'https://tiles.example.org/{z}/{x}/{y}.png' },
  { key: 'tilesAttribution', value: 'Example' },
  { key: 'tilesMaxZoom', value: '12' },
];
const settingsFor = async (isEnabled: boolean) => {
  const send = stubResponses({ '/project-modules-formatted': { projectModules: { maps: { isEnabled, settings } } } });
  const { result } = renderHook(() => useMapSettings(), inSite({ send }));
  await waitFor(() => expect(result.current).toBeDefined());
  return result.current;
};

describe('map settings', () => {
  it('are those of the module maps', async () => {
    expect(await settingsFor(true)).toEqual({
      googleKey: 'a-key',
      tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Example', maxZoom: 12 },
    });
  });
  it('name no other provider while the module is off', async () => {
    expect(await settingsFor(false)).toEqual({});
  });
  it.each([
    ['read', { projectModules: { maps: { isEnabled: true, settings } } }, 'a-key'],
    ['not read', 500, undefined],
  ])('stay while they are loaded again, after they were %s', async (_case, response, googleKey) => {
    const send = stubResponses({ '/project-modules-formatted': response });
    const seen: unknown[] = [];
    const { result } = renderHook(() => {
      const found = useMapSettings();
      seen.push(found?.googleKey ?? found);
      return { found, dispatch: useDispatch() };
    }, inSite({ send }));
    await waitFor(() => expect(result.current.found).toBeDefined());
    const count = seen.length;
    await act(async () => {
      await Promise.resolve(result.current.dispatch(api.util.resetApiState()));
    });
    await waitFor(() => expect(seen.length).toBeGreaterThan(count + 1));
    expect(seen.slice(count)).not.toContain(undefined);
    expect(result.current.found?.googleKey).toBe(googleKey);
  });
});
