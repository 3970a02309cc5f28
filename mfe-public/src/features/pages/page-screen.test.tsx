import { stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { cmsPageHead } from './cms-page.ts';
import PageScreen from './page-screen.tsx';
import { aPage } from './testing/a-page.ts';

const text = (contentKey: string, content: string) => ({ contentKey, content, lang: 'en-CA' });
const open = (send: ReturnType<typeof stubResponses>, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
  render(<PageScreen />, inSite({ at: '/about', path: '/*', language, send }));
const context = {
  language: 'en-CA',
  siteName: 'Porchlight',
  origin: 'https://porchlight.test',
  path: '/about',
  params: {},
  query: new URLSearchParams(),
  now: new Date(),
} as const;

describe('a page of the site', () => {
  it('renders its blocks in order; an unknown kind is skipped and logged once', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const blocks = [
      {
        key: 'b',
        kind: 'cards',
        contents: [
          text('title', 'Beliefs'),
          text('1.title', 'Plain'),
          text('1.text', 'Words'),
          text('1.link', '/guides'),
        ],
      },
      { key: 'x', kind: 'hologram', contents: [text('title', 'Hologram')] },
      { key: 'y', kind: 'hologram', contents: [] },
      {
        key: 'a',
        kind: 'call-to-action',
        contents: [text('title', 'List'), text('text', 'T'), text('button', 'Go'), text('link', '/landlord/register')],
      },
    ];
    const { rerender } = open(stubResponses({ '/pages/by-address': { page: aPage({ blocks }) } }));
    await screen.findByRole('heading', { level: 1, name: 'About us' });
    rerender(<PageScreen />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Beliefs',
      'List',
    ]);
    expect(screen.getByRole('link', { name: 'Plain' }).getAttribute('href')).toBe('/guides');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"hologram"')]]);
    warn.mockRestore();
  });

  it('renders no button with an unsafe link', async () => {
    open(
      stubResponses({
        '/pages/by-address': {
          page: aPage({
            blocks: [
              {
                key: 'a',
                kind: 'notice',
                contents: [text('title', 'Note'), text('button', 'Go'), text('link', 'javascript:alert(1)')],
              },
            ],
          }),
        },
      }),
    );
    await screen.findByText('Note');
    expect(screen.queryByText('Go')).toBeNull();
  });

  it('shows the questions that a block names, in its order', async () => {
    const faq = (id: string) => ({ id, topic: 'T', question: `Question ${id}?`, answer: '<p>A</p>', lang: 'en-CA' });
    open(
      stubResponses({
        '/pages/by-address': {
          page: aPage({
            blocks: [{ key: 'q', kind: 'faq-list', contents: [text('1', 'two'), text('2', 'gone'), text('3', 'one')] }],
          }),
        },
        '/faqs': { faqs: [faq('one'), faq('two')] },
      }),
    );
    await screen.findByText('Question two?');
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'Question two?',
      'Question one?',
    ]);
  });

  it('shows a note when it is written in another language', async () => {
    open(stubResponses({ '/pages/by-address': { page: aPage() } }), 'fr-CA');
    expect(await screen.findByText('Écrit en anglais')).toBeTruthy();
    expect(screen.getByText('Hello').closest('[lang]')?.getAttribute('lang')).toBe('en-CA');
  });

  it('shows the error in the page and as a flash message, and can be retried', async () => {
    let isBroken = true;
    const whole = stubResponses({ '/pages/by-address': { page: aPage() } });
    const broken = stubResponses({ '/pages/by-address': 500 });
    const site = inSite({ at: '/about', path: '/*', send: (path, init) => (isBroken ? broken : whole)(path, init) });
    render(<PageScreen />, site);
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading content blocks. Reason: Broken.');
    expect(site.store.getState().flash.map(({ text }) => text)).toEqual([
      'Error loading content blocks. Reason: Broken.',
    ]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeTruthy();
  });

  it('answers 301 when moved and 404 when unknown', () => {
    expect(cmsPageHead({ page: aPage({ slug: 'who-we-are' }) }, context)).toMatchObject({
      status: 301,
      location: '/who-we-are',
    });
    expect(cmsPageHead({ movedTo: '/guides/choose-a-city' }, context)).toMatchObject({
      status: 301,
      location: '/guides/choose-a-city',
    });
    expect(cmsPageHead(undefined, context)).toMatchObject({ status: 404, noindex: true });
    expect(cmsPageHead({ page: aPage() }, context)).toMatchObject({
      canonical: '/about',
      description: 'D',
      noindex: false,
    });
    expect(cmsPageHead({ page: aPage({ searchTitle: 'Who we are' }) }, context)).toMatchObject({
      title: 'Who we are',
      jsonLd: [{ '@type': 'WebPage', name: 'About us', url: 'https://porchlight.test/about' }],
    });
    expect(cmsPageHead({ page: aPage({ isIndexed: false }) }, context)).toMatchObject({ noindex: true });
  });
});
