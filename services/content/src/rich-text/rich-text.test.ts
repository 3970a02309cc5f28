import { sanitizeHtml, localizedHtml, readingMinutes } from './rich-text.ts';

describe('sanitized HTML', () => {
  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a style', '<p style="position:fixed">Hi</p><style>p{}</style>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a picture from elsewhere', '<img src="https://example.com/a.png" alt="a" /><p>Hi</p>', '<p>Hi</p>'],
    ['a picture that climbs out of our folders', '<img src="//example.com/photos/a.png" />', ''],
    ['a picture of another folder', '<img src="/photos/../api/logout.webp" /><img src="/assets/a.webp" />', ''],
    ['a drawing of our own folder', '<img src="/photos/content/11111111-1111-4111-8111-111111111111-960.svg" />', ''],
    ['a script in disguise', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['a script in capitals and tabs', '<a href="JaVa\tScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['a link without protocol', '<a href="//example.com">x</a>', '<a>x</a>'],
    ['data in a link', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['drawings that hide scripts', '<svg><script>alert(1)</script></svg><p>Hi</p>', '<p>Hi</p>'],
    ['a heading that belongs to the page', '<h1>Title</h1><h2>Part</h2>', 'Title<h2>Part</h2>'],
  ])('drops %s', (_, written, sanitized) => {
    expect(sanitizeHtml(written)).toBe(sanitized);
    expect(localizedHtml(written, 'en-CA')).toBe(sanitized);
  });

  it('retains a picture of the site with its size and text, and no handler', () => {
    const picture = '/photos/content/11111111-1111-4111-8111-111111111111-960.webp';
    const image = `<img src="${picture}" alt="A porch" width="960" height="640" />`;
    expect(sanitizeHtml(image.replace(' alt', ' onerror="alert(1)" style="position:fixed" srcset="//x 2x" alt'))).toBe(
      image,
    );
    expect(sanitizeHtml('<img src="/photos/p1-living-960.webp" alt="" onload="alert(1)">')).toBe(
      '<img src="/photos/p1-living-960.webp" alt="" />',
    );
  });

  it('loads pictures when they are near, in the width that they are shown in, on output only', () => {
    const path = '/photos/content/11111111-1111-4111-8111-111111111111';
    const image = `<img src="${path}-960.webp" alt="A porch" width="960" height="640" />`;
    const shown = localizedHtml(image, 'fr-CA');
    expect(shown).toContain('loading="lazy"');
    expect(shown).toContain(`srcset="${path}-480.webp 480w, ${path}-960.webp 960w, ${path}-1440.webp 1440w"`);
    expect(sanitizeHtml(shown)).toBe(image);
    expect(localizedHtml('<img src="/photos/p1-living-960.webp" alt="" />', 'en-CA')).not.toContain('srcset');
  });

  it('retains allowed markup', () => {
    const text =
      '<h2>Title</h2><p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul><table><tbody><tr><th scope="row">e</th><td>f</td></tr></tbody></table>';
    expect(sanitizeHtml(text)).toBe(text);
  });

  it('retains a call-out and no other class', () => {
    const text = '<div class="warning"><p>Never pay before you have seen the home.</p></div>';
    expect(sanitizeHtml(text)).toBe(text);
    expect(sanitizeHtml('<div class="warning admin"><p class="note">a</p></div><div>b</div>')).toBe('<p>a</p>b');
  });

  it('names call-outs in the language of the reader, on output only', () => {
    const note = '<div class="note"><p>a</p></div>';
    expect(localizedHtml(note, 'fr-CA')).toBe('<div class="note" role="note" aria-label="Remarque"><p>a</p></div>');
    expect(sanitizeHtml(localizedHtml(note, 'en-CA'))).toBe(note);
  });

  it('gives each header cell of a table a scope', () =>
    expect(sanitizeHtml('<table><tbody><tr><th>a</th><th scope="evil">b</th></tr></tbody></table>')).toBe(
      '<table><tbody><tr><th scope="col">a</th><th scope="col">b</th></tr></tbody></table>',
    ));

  it('localizes local links and adds rel to external ones', () => {
    const links =
      '<a href="/guides/move-in-day">a</a><a href="https://example.com">b</a><a href="mailto:hello@example.com">c</a>';
    expect(localizedHtml(links, 'fr-CA')).toBe(
      '<a href="/fr/guides/move-in-day">a</a><a href="https://example.com" rel="noopener noreferrer">b</a><a href="mailto:hello@example.com">c</a>',
    );
    expect(localizedHtml(links, 'en-CA')).toContain('href="/guides/move-in-day"');
    expect(localizedHtml('<a href="/landlord/register">a</a>', 'fr-CA')).toBe('<a href="/landlord/register">a</a>');
  });

  it('wraps tables in a focusable scroll container on output only', () => {
    const table = '<table><tbody><tr><td>f</td></tr></tbody></table>';
    expect(localizedHtml(table, 'fr-CA')).toBe(
      `<div data-scrolls role="region" tabindex="0" aria-label="Tableau">${table}</div>`,
    );
    expect(sanitizeHtml(localizedHtml(table, 'en-CA'))).toBe(table);
  });

  it('has a reading time of at least one minute', () => {
    expect(readingMinutes(`<p>${'word '.repeat(620)}</p>`)).toBe(3);
    expect(readingMinutes('')).toBe(1);
  });
});
