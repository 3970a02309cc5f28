import type { Faq } from '@porchlight/contracts/content';
import { stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import FaqsScreen from './faqs-screen.tsx';

const faq = (id: string, given: Partial<Faq> = {}): Faq => ({
  id,
  topic: 'Renting',
  question: `Question ${id}?`,
  answer: '<p>Yes.</p>',
  lang: 'en-CA',
  ...given,
});
const faqs = [
  faq('one'),
  faq('two', { answer: '<p>Bring your <strong>dépôt</strong>.</p>' }),
  faq('three', { topic: 'Money' }),
];
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const answerOf = (id: string) => {
  const answer = document.getElementById(`faq-${id}`);
  if (!(answer instanceof HTMLDetailsElement)) throw new Error(`No answer ${id}`);
  return answer;
};
const openAnswers = () => faqs.map(({ id }) => id).filter((id) => answerOf(id).open);
async function show() {
  render(<FaqsScreen />, inSite({ at: '/faqs', path: '/faqs', send: stubResponses({ '/faqs': { faqs } }) }));
  await screen.findByText('3 questions');
}

describe('the questions', () => {
  // jsdom has no layout: scrolling and IntersectionObserver are stubbed.
  const came: Element[] = [];
  beforeEach(() => {
    came.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      came.push(this);
    };
    window.IntersectionObserver = class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    window.location.hash = '';
  });

  it('are grouped by topic and closed', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Renting',
      'Money',
    ]);
    expect(openAnswers()).toEqual([]);
  });

  it('open the answer named by the URL fragment, also when the fragment changes', async () => {
    window.location.hash = '#faq-two';
    await show();
    expect(openAnswers()).toEqual(['two']);
    expect(came.at(-1)).toBe(answerOf('two'));
    window.location.hash = '#faq-three';
    await waitFor(() => expect(openAnswers()).toEqual(['two', 'three']));
    expect(came.at(-1)).toBe(answerOf('three'));
  });

  it('all open for printing and return to their previous state afterwards', async () => {
    window.location.hash = '#faq-one';
    await show();
    fireEvent(window, new Event('beforeprint'));
    expect(openAnswers()).toEqual(['one', 'two', 'three']);
    fireEvent(window, new Event('afterprint'));
    expect(openAnswers()).toEqual(['one']);
  });

  it('are searched in question and answer, ignoring accents', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'DEPOT your');
    expect(questions()).toEqual(['Question two?']);
    expect(screen.getByRole('status').textContent).toBe('1 question');
  });

  it('show the contact form when none matches, and keep its input while the search changes', async () => {
    await show();
    expect(screen.queryByText('No answer found. Write to us')).toBeNull();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'pizza');
    const form = (await screen.findByRole('heading', { level: 2, name: 'No answer found. Write to us' })).closest(
      'section',
    );
    expect([questions(), form?.hidden]).toEqual([[], false]);
    await userEvent.clear(search);
    expect([questions().length, form?.hidden, form?.isConnected]).toEqual([3, true, true]);
  });
});
