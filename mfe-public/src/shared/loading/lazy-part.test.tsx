import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { lazyPart, useLazyPart } from './lazy-part.ts';

/** Renders a part that fails to load the given number of times, on a page that rerenders on every change. */
async function aPart(failures: number) {
  let left = failures;
  const source = lazyPart(() => (left-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve('the part')));
  const onFailure = jest.fn();
  const { result, rerender } = renderHook(() => useLazyPart(source, true, () => onFailure()));
  await act(() => Promise.resolve());
  return { onFailure, result, rerender };
}

describe('lazily loaded part', () => {
  it('is returned once loaded, without reporting a failure', async () => {
    const { onFailure, result } = await aPart(0);
    expect(result.current.part).toBe('the part');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports each failure once, regardless of rerenders', async () => {
    const { onFailure, result, rerender } = await aPart(2);
    rerender();
    expect(result.current.isFailed).toBe(true);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await act(async () => {
      result.current.retry();
      await Promise.resolve();
    });
    rerender();
    expect(onFailure).toHaveBeenCalledTimes(2);
    await act(async () => {
      result.current.retry();
      await Promise.resolve();
    });
    expect(result.current).toMatchObject({ part: 'the part', isFailed: false });
  });
});
