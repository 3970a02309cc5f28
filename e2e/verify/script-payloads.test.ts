import { localizedHtml, sanitizeHtml } from '../../services/content/src/rich-text/rich-text.ts';
import { payloads } from '../script-payloads/payloads.ts';
import { activeParts, reparsed } from '../script-payloads/active-parts.ts';

const count = (texts: readonly string[]) => texts.filter((text) => activeParts(text).length > 0).length;

describe('script payloads', () => {
  it('are at least 500 different ones', () => expect(new Set(payloads).size).toBeGreaterThanOrEqual(500));
  it('are found where a text is not sanitized', () => expect(count(payloads)).toBeGreaterThan(400));
  it('leave nothing active in a stored text', () =>
    expect(payloads.map(sanitizeHtml).flatMap(activeParts)).toEqual([]));
  it('leave nothing active in a displayed text, parsed and written twice', () => {
    const displayed = payloads.map((payload) => localizedHtml(payload, 'en-CA'));
    expect(displayed.flatMap(activeParts)).toEqual([]);
    expect(displayed.map(reparsed).map(reparsed).flatMap(activeParts)).toEqual([]);
  });
});
