import { escapeHtml, jsonInScript } from './html.ts';

describe('escapeHtml', () => {
  it('escapes what could end an element, an attribute or text', () => {
    expect(escapeHtml(`<b title="a & b">l'été</b>`)).toBe('&lt;b title=&quot;a &amp; b&quot;&gt;l&#39;été&lt;/b&gt;');
  });
});

describe('jsonInScript', () => {
  it('cannot close its script element and reads back as the same value', () => {
    const value = { text: '</script><!-- \u2028\u2029' };
    expect(jsonInScript(value)).toBe('{"text":"\\u003c/script>\\u003c!-- \\u2028\\u2029"}');
    expect(JSON.parse(jsonInScript(value))).toEqual(value);
  });
});
