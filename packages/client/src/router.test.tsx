import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { makeStore } from './store/store.ts';
import { pageChanged } from './page/page-slice.ts';
import { Provider } from './redux.ts';
import { Link, useLocation, type LinkProps } from './router.tsx';
import { MemoryRouter } from './routers.ts';

function CurrentAddress() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + ((state as { over?: string } | null)?.over ?? '')}</output>;
}
/**
 * Renders one link on a French page and clicks it. Returns the resulting address and whether the browser was left to
 * follow the link.
 */
function click(link: LinkProps, how: Partial<MouseEvent> = {}) {
  const store = makeStore({ send: () => Promise.reject(new Error('nobody asks')) });
  store.dispatch(pageChanged({ language: 'fr-CA' }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/fr/guides']}>
        <Link {...link}>Go</Link>
        <CurrentAddress />
      </MemoryRouter>
    </Provider>,
  );
  const anchor = screen.getByRole('link', { name: 'Go' });
  const event = createEvent.click(anchor, { button: 0, ...how });
  fireEvent(anchor, event);
  return {
    href: anchor.getAttribute('href'),
    where: screen.getByRole('status').textContent,
    isBrowsers: !event.defaultPrevented,
  };
}

describe('a link', () => {
  it('navigates in the language of the page, without reloading', () => {
    expect(click({ to: '/homes?beds=2', state: { over: '!' } })).toEqual({
      href: '/fr/homes?beds=2',
      where: '/homes?beds=2!',
      isBrowsers: false,
    });
  });
  it.each([
    ['another tab', { ctrlKey: true }],
    ['another tab on a Mac', { metaKey: true }],
    ['another window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves %s to the browser', (_, how) => {
    expect(click({ to: '/homes' }, how)).toMatchObject({ where: '/guides', isBrowsers: true });
  });
  it.each([
    [{ to: 'https://elsewhere.example/' }],
    [{ to: '/homes', target: '_blank' }],
    [{ to: '/plan.pdf', download: '' }],
  ])('is a plain one when it leads out of the page: %j', (link) => {
    expect(click(link)).toMatchObject({ where: '/guides', isBrowsers: true });
  });
  it('does not navigate when the click handler prevents it', () => {
    expect(
      click({
        to: '/login',
        onClick: (event) => {
          event.preventDefault();
        },
      }),
    ).toMatchObject({ where: '/guides', isBrowsers: false });
  });
});
