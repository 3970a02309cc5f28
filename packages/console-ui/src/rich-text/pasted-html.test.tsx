import { cleanPastedHtml } from './pasted-html.ts';
import { googleDocsHtml, wordHtml } from './testing/clipboard-html.ts';

/** Returns the cleaned HTML without the spaces between its tags. */
const cleaned = (html: string) => cleanPastedHtml(html).html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();

describe('pasted HTML', () => {
  it('of Word is text, lists and tables', () =>
    expect(cleaned(wordHtml)).toBe(
      '<h2>Deposits</h2><p>Ask for a <strong>receipt</strong> and <em>keep</em> it.</p>' +
        '<ul><li>First month<ul><li>and parking</li></ul></li><li>Last month</li></ul><ol><li>Sign</li><li>Pay</li></ol>' +
        '<table><tbody><tr><td colspan="2"><p>Province</p></td></tr></tbody></table>' +
        '<p>See <a href="https://example.com/rules">the rules</a>.</p>',
    ));
  it('of Google Docs is text, lists and tables', () =>
    expect(cleaned(googleDocsHtml)).toBe(
      '<h2>Winter</h2><p>Wear <strong>layers</strong> and <em>boots</em>.</p>' +
        '<ul><li><p>Hat</p><ul><li><p>of wool</p></li></ul></li></ul>' +
        '<table><tbody><tr><td><p>Month</p></td></tr></tbody></table>',
    ));
  it('loses its images, which are counted', () => {
    expect([cleanPastedHtml(wordHtml).droppedImages, cleanPastedHtml(googleDocsHtml).droppedImages]).toEqual([1, 1]);
    expect(cleanPastedHtml('<p>a<img src="data:image/png;base64,AAAA" onerror="run()"></p>')).toEqual({
      html: '<p>a</p>',
      droppedImages: 1,
    });
  });
  it('of the editor stays as it is', () => {
    const html = '<div class="note" data-pm-slice="0 0 []"><p>a</p></div>';
    expect(cleanPastedHtml(html)).toEqual({ html, droppedImages: 0 });
  });
});
