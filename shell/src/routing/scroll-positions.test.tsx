import { jest } from '@jest/globals';
import { restoreScrollPosition, trackScrollPosition } from './scroll-positions.ts';

const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const leave = () => window.dispatchEvent(new Event('pagehide'));
const saved = () =>
  new Map(JSON.parse(sessionStorage.getItem('porchlight:places') ?? '[]') as [string, { readonly y: number }][]);

/** Leaves a page at 5,000 px, of 5,900, and comes back to it; returns the calls of `scrollTo`. */
function restoreOnPageOf(height: number): jest.SpiedFunction<typeof window.scrollTo> {
  document.body.innerHTML = '<main id="content"><h1>Homes</h1></main>';
  Object.defineProperty(window, 'innerHeight', { value: 900, configurable: true });
  const stop = trackScrollPosition('/back');
  scrollTo(5_000);
  leave();
  stop();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  restoreScrollPosition('/back', { isFirst: false })();
  return scroll;
}

describe('the scroll position', () => {
  afterEach(() => jest.restoreAllMocks());

  it('of the first page is known though it was scrolled before the scripts had loaded', () => {
    scrollTo(900);
    const stop = trackScrollPosition('/first');
    scrollTo(0);
    stop();
    trackScrollPosition('/second')();
    const stopLast = trackScrollPosition('/last');
    leave();
    stopLast();
    expect(saved().get('/first')).toEqual({ y: 900 });
    expect(saved().has('/second')).toBe(false);
  });
  it('is saved as it is when the page is left, also without a scroll event', () => {
    const stop = trackScrollPosition('/left');
    scrollTo(1_200);
    leave();
    stop();
    expect(saved().get('/left')).toEqual({ y: 1_200 });
  });
  it('follows the scroll events', () => {
    const stop = trackScrollPosition('/scrolled');
    scrollTo(300);
    window.dispatchEvent(new Event('scroll'));
    scrollTo(0);
    stop();
    const stopLast = trackScrollPosition('/last');
    leave();
    stopLast();
    expect(saved().get('/scrolled')).toEqual({ y: 300 });
  });
  it.each([
    ['as long as it was', 5_900],
    ['a line shorter than it was', 5_878],
  ])('is restored on a page that is %s', (_, height) => {
    const scroll = restoreOnPageOf(height);
    expect(scroll).toHaveBeenCalledWith(0, 5_000);
  });
  it('is not restored on a page whose content is missing', () => {
    expect(restoreOnPageOf(900)).not.toHaveBeenCalled();
  });
});
