import { withAnchors } from './anchors.ts';

describe('the parts of a guide', () => {
  it('can be led to by the words of their headings, marks and signs left out', () => {
    const { html, contents } = withAnchors('<p>Hello</p><h2>Le dépôt &amp; le <em>bail</em></h2><p>…</p>');
    expect(contents).toEqual([{ id: 'le-depot-le-bail', title: 'Le dépôt & le bail' }]);
    expect(html).toBe('<p>Hello</p><h2 id="le-depot-le-bail">Le dépôt &amp; le <em>bail</em></h2><p>…</p>');
  });
  it('have an id of their own even when two have the same heading, or one of signs alone', () =>
    expect(withAnchors('<h2>Rent</h2><h2>Rent</h2><h2>?</h2>').contents.map(({ id }) => id)).toEqual([
      'rent',
      'rent-2',
      'part',
    ]));
  it('never put into an id what a heading says in markup', () =>
    expect(withAnchors('<h2>&lt;script&gt; "onload=x</h2>').html).toContain('<h2 id="script-onload-x">'));
  it('are none in a text without headings', () =>
    expect(withAnchors('<p>Short</p>')).toEqual({ html: '<p>Short</p>', contents: [] }));
});
