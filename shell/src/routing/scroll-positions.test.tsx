import { trackScrollPosition } from './scroll-positions.ts';

const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const leave = () => window.dispatchEvent(new Event('pagehide'));
const saved = () =>
  new Map(JSON.parse(sessionStorage.getItem('porchlight:places') ?? '[]') as [string, { readonly y: number }][]);

describe('the scroll position', () => {
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
});
