import { wrapText } from './wrap-text.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

describe('a wrapped text', () => {
  it.each([
    ['fits', ['fits']],
    ['', ['']],
    ['two words here', ['two words', 'here']],
    ['exactly10! yes', ['exactly10!', 'yes']],
    ['a unbreakable-word', ['a', 'unbreakabl', 'e-word']],
    ['unbreakable-word b', ['unbreakabl', 'e-word b']],
  ])('%j has the lines %j', (text, lines) => {
    expect(wrapText(text, upTo(10))).toEqual(lines);
  });
  it('is never broken inside a character as people see it', () => {
    expect(wrapText('ਸਿੰਸਿੰਸਿੰ', upTo(5))).toEqual(['ਸਿੰ', 'ਸਿੰ', 'ਸਿੰ']);
    expect(wrapText('e\u0301e\u0301', upTo(3))).toEqual(['e\u0301', 'e\u0301']);
  });
  it('has a line for a character that fits nowhere', () => {
    expect(wrapText('ab', upTo(0))).toEqual(['a', 'b']);
  });
});
