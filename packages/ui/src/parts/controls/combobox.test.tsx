import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const options = [
  { id: 'c', label: 'Calgary' },
  { id: 'e', label: 'Edmonton' },
];

function Search({ picked, sent }: { picked: string[]; sent: string[] }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(text);
      }}
    >
      <Combobox
        label="City"
        name="q"
        text={text}
        onText={setText}
        options={options}
        onPick={(id) => picked.push(id)}
        note="Nothing"
      />
    </form>
  );
}
const aSearch = () => {
  const picked: string[] = [];
  const sent: string[] = [];
  render(<Search picked={picked} sent={sent} />);
  return { picked, sent, box: screen.getByRole('combobox', { name: 'City' }) };
};
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a field with suggestions', () => {
  it('moves through the list with the arrow keys while the focus stays in the field', async () => {
    const { box } = aSearch();
    await userEvent.type(box, 'a');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(box)).toBe('Calgary');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(box)).toBe('Calgary');
    await userEvent.keyboard('{ArrowUp}');
    expect(active(box)).toBe('Edmonton');
    expect(document.activeElement).toBe(box);
  });

  it('picks the active option on Enter, and submits the form without one', async () => {
    const { box, picked, sent } = aSearch();
    await userEvent.type(box, 'ed{ArrowDown}{ArrowDown}{Enter}');
    expect([picked, sent]).toEqual([['e'], []]);
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['ed']);
  });

  it('closes on the first Escape and clears the text on the second', async () => {
    const { box } = aSearch();
    await userEvent.type(box, 'cal');
    await userEvent.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box).toHaveProperty('value', 'cal');
    await userEvent.keyboard('{Escape}');
    expect(box).toHaveProperty('value', '');
  });

  it('picks with the mouse', async () => {
    const { box, picked } = aSearch();
    await userEvent.type(box, 'c');
    await userEvent.click(screen.getByRole('option', { name: 'Calgary' }));
    expect(picked).toEqual(['c']);
  });
});
