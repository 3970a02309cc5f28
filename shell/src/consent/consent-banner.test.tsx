import { pageChanged } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import { Provider } from '@porchlight/client/redux';
import { MemoryRouter } from '@porchlight/client/routers';
import { fireEvent, render, screen } from '@testing-library/react';
import { Footer } from '../layout/footer.tsx';
import { aStore } from '../testing/render-app.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { choosePrivacy, privacyChoice } from './privacy-choice.ts';

async function draw(at: string, language: Language = 'en-CA') {
  const store = aStore();
  store.dispatch(pageChanged({ language }));
  const drawn = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <ConsentBanner />
        <main id="content" tabIndex={-1} />
        <Footer />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText(/Test Homes/);
  return drawn;
}
const banner = () => screen.queryByRole('region', { name: 'Privacy choices' });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  localStorage.clear();
});

describe('the consent banner', () => {
  it.each([
    ['Accept', 'accepted'],
    ['Refuse', 'refused'],
  ] as const)('closes on %s, once and for all', async (name, choice) => {
    const { unmount } = await draw('/homes');
    expect(screen.getByText(/which ad or link brought you here/)).toBeTruthy();
    press(name);
    expect(banner()).toBeNull();
    expect(privacyChoice()).toBe(choice);
    expect(document.activeElement?.id).toBe('content');
    unmount();
    await draw('/guides');
    expect(banner()).toBeNull();
  });
  it('takes no focus by itself', async () => {
    await draw('/homes');
    expect(document.activeElement).toBe(document.body);
  });
  it('is in French on French addresses', async () => {
    await draw('/fr/homes', 'fr-CA');
    expect(screen.getByRole('region', { name: 'Choix de confidentialité' })).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refuser', 'Accepter']);
  });
  it('is absent on addresses of the United States and in consoles', async () => {
    (await draw('/en-us/homes', 'en-US')).unmount();
    await draw('/portal/dashboard');
    expect(banner()).toBeNull();
  });
  it('is opened again by the link of the footer, with the choice that was made', async () => {
    choosePrivacy('accepted');
    const { unmount } = await draw('/homes?beds=2');
    expect(screen.getByRole('link', { name: 'Privacy choices' }).getAttribute('href')).toBe('#privacy-choices');
    unmount();
    await draw('/homes?beds=2#privacy-choices');
    expect(screen.getByText(/^You accepted/)).toBeTruthy();
    expect(document.activeElement).toBe(banner());
    press('Refuse');
    expect(banner()).toBeNull();
    expect(privacyChoice()).toBe('refused');
  });
  it('is opened by the link on addresses of the United States too', async () => {
    await draw('/en-us/homes#privacy-choices', 'en-US');
    press('Refuse');
    expect(privacyChoice()).toBe('refused');
  });
});
