import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MapViewProps } from '../index.ts';
import { aMap, stubBrowser } from '../testing/a-map.tsx';

jest.setTimeout(15_000);
beforeAll(stubBrowser);

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
