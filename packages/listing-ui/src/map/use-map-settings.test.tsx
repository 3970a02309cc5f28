import { renderHook, waitFor } from '@testing-library/react';
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
});
