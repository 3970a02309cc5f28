import { punctuationFaults } from './french-punctuation.mjs';

describe('French punctuation', () => {
  it.each(['Vraiment\u00a0?', 'Oui\u00a0! Non\u00a0: «\u00a0peut-être\u00a0»\u00a0; bref.', 'Vraiment\u00a0?!'])(
    'has no-break spaces: %s',
    (text) => {
      expect(punctuationFaults(text)).toEqual([]);
    },
  );

  it.each(['Vraiment?', 'Vraiment ?', 'Oui!', 'Prix: 12 $', 'un ; deux', '« oui\u00a0»', '«\u00a0oui »'])(
    'is refused with a plain space or none: %s',
    (text) => {
      expect(punctuationFaults(text)).toHaveLength(1);
    },
  );

  it.each([
    'https://example.com/?a=1',
    '<a href="/homes?beds=2" title="a:b">x</a>',
    'Jean&nbsp;Roy &amp; cie',
    '10:30',
  ])('does not count addresses, tags, entities and times: %s', (text) => {
    expect(punctuationFaults(text)).toEqual([]);
  });
});
