import { withAnchors } from './anchors.ts';

describe('withAnchors', () => {
  it('derives IDs from headings without diacritics and symbols', () => {
    const { html, contents } = withAnchors('<p>Hello</p><h2>Le dépôt &amp; le <em>bail</em></h2><p>…</p>');
    expect(contents).toEqual([{ id: 'le-depot-le-bail', title: 'Le dépôt & le bail' }]);
    expect(html).toBe('<p>Hello</p><h2 id="le-depot-le-bail">Le dépôt &amp; le <em>bail</em></h2><p>…</p>');
  });
  it('creates unique IDs for equal headings and headings of symbols only', () =>
    expect(withAnchors('<h2>Rent</h2><h2>Rent</h2><h2>?</h2>').contents.map(({ id }) => id)).toEqual([
      'rent',
      'rent-2',
      'part',
    ]));
  it('keeps markup out of IDs', () =>
    expect(withAnchors('<h2>&lt;script&gt; "onload=x</h2>').html).toContain('<h2 id="script-onload-x">'));
  it('returns no entries without headings', () =>
    expect(withAnchors('<p>Short</p>')).toEqual({ html: '<p>Short</p>', contents: [] }));
});
