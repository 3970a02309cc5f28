import { jest } from '@jest/globals';
import { makeStore, type Send } from '../index.ts';
import { trackActivity } from './track-activity.ts';

const open = () => {
  const sent: { readonly path: string; readonly kinds: string[]; readonly keepalive: boolean | undefined }[] = [];
  const send: Send = (path, init) => {
    sent.push({
      path,
      keepalive: init.keepalive,
      kinds: (JSON.parse(init.body ?? '{}') as { events: { kind: string }[] }).events.map(({ kind }) => kind),
    });
    return Promise.resolve({ status: 202, body: '{}' });
  };
  return { store: makeStore({ send }), sent };
};

describe('the activity report', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is sent after half a second, with keepalive', async () => {
    const { store, sent } = open();
    store.dispatch(trackActivity('view', 'abcdefghij'));
    await jest.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ path: '/activity', kinds: ['view'], keepalive: true }]);
  });
  it('is sent at once with two events', async () => {
    const { store, sent } = open();
    store.dispatch(trackActivity('view', 'abcdefghij'));
    store.dispatch(trackActivity('seen', 'abcdefghij'));
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ path: '/activity', kinds: ['view', 'seen'], keepalive: true }]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
  });
});
