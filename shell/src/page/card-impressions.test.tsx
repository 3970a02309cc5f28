import { jest } from '@jest/globals';
import { makeStore } from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { render } from '@testing-library/react';
import { useCardImpressions } from './use-card-impressions.ts';

/** Callback per observed card that reports whether it is on screen. */
const show = new Map<string, (isIntersecting: boolean) => void>();
class FakeIntersectionObserver {
  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    { threshold }: { threshold: number },
  ) {
    expect(threshold).toBe(0.5);
  }
  observe(target: HTMLElement): void {
    show.set(target.dataset.listing!, (isIntersecting) => this.callback([{ target, isIntersecting }]));
  }
  unobserve(target: HTMLElement): void {
    show.delete(target.dataset.listing!);
  }
  disconnect(): void {
    show.clear();
  }
}

let sent: { readonly kinds: readonly string[]; readonly ids: readonly string[]; readonly keepalive?: boolean }[];
function Screen({ ids }: { readonly ids: readonly string[] }) {
  useCardImpressions();
  return ids.map((id) => <article key={id} data-listing={id} />);
}
function open(ids: readonly string[]) {
  const store = makeStore({
    send: (_, { body, keepalive }) => {
      const { events } = JSON.parse(body ?? '{}') as { events: { kind: string; listingId: string }[] };
      sent.push({
        kinds: [...new Set(events.map(({ kind }) => kind))],
        ids: events.map(({ listingId }) => listingId),
        ...(keepalive === undefined ? {} : { keepalive }),
      });
      return Promise.resolve({ status: 202, body: '{}' });
    },
  });
  const page = (listed: readonly string[]) => (
    <Provider store={store}>
      <Screen ids={listed} />
    </Provider>
  );
  const { rerender, unmount } = render(page(ids));
  return { list: (listed: readonly string[]) => rerender(page(listed)), unmount };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('impressions of cards', () => {
  beforeEach(() => {
    sent = [];
    show.clear();
    jest.useFakeTimers();
    Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  });
  afterEach(() => {
    jest.useRealTimers();
    setVisibility('visible');
  });

  it('are reported in one request, each listing once, after a second on screen', async () => {
    open(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']);
    show.get('aaaaaaaaaa')!(true);
    await pass(400);
    show.get('bbbbbbbbbb')!(true);
    await pass(599);
    expect(sent).toEqual([]);
    await pass(501);
    expect(sent).toEqual([{ kinds: ['impression'], ids: ['aaaaaaaaaa', 'bbbbbbbbbb'], keepalive: true }]);
    expect([...show.keys()]).toEqual(['cccccccccc']);
    await pass(10_000);
    expect(sent).toHaveLength(1);
  });

  it('leave out cards that were on screen for less than a second', async () => {
    open(['aaaaaaaaaa']);
    show.get('aaaaaaaaaa')!(true);
    await pass(900);
    show.get('aaaaaaaaaa')!(false);
    await pass(10_000);
    expect(sent).toEqual([]);
    show.get('aaaaaaaaaa')!(true);
    await pass(1_500);
    expect(sent).toMatchObject([{ ids: ['aaaaaaaaaa'] }]);
  });

  it('include cards that are added later, and leave out a second card of a listing', async () => {
    const { list } = open(['aaaaaaaaaa']);
    show.get('aaaaaaaaaa')!(true);
    await pass(1_500);
    list(['bbbbbbbbbb']);
    await pass(500);
    list(['aaaaaaaaaa', 'bbbbbbbbbb']);
    await pass(500);
    for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb']) show.get(id)!(true);
    await pass(1_500);
    expect(sent.map(({ ids }) => ids)).toEqual([['aaaaaaaaaa'], ['bbbbbbbbbb']]);
  });

  it('are reported before the page is hidden, in requests of at most 50', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => String(at).padStart(10, '0'));
    open(ids);
    for (const id of ids) show.get(id)!(true);
    await pass(1_000);
    expect(sent).toEqual([]);
    setVisibility('hidden');
    expect(sent.map((report) => report.ids.length)).toEqual([50, 10]);
  });

  it('end with the screen', async () => {
    const { unmount } = open(['aaaaaaaaaa']);
    show.get('aaaaaaaaaa')!(true);
    unmount();
    await pass(10_000);
    expect(sent).toEqual([]);
  });
});
