import { textOutlines, wrapText, widthOf } from './text-outlines.ts';

const line = (text: string) => textOutlines(text, { x: 64, y: 508, size: 76, colour: 'white' });

describe('text outlines', () => {
  it.each([
    '$2,900 / month',
    'even if you’re new here',
    '1 850 $ / mois',
    'Logements à louer : Saint-Jérôme',
    'Łódź and œuvre',
  ])('contain every letter: %s', (text) => {
    expect(line(text)).not.toMatch(/NaN|undefined|e-/);
    expect(line(text).length).toBeGreaterThan(text.replaceAll(' ', '').length * 40);
  });
  it('give a no-break space the width of a space', () => {
    expect(widthOf('Calgary\u00a0:', 40)).toBe(widthOf('Calgary :', 40));
  });
  it('omit characters that the font does not contain', () => {
    expect(line('東京')).toBe('');
  });
  it('are broken into lines that fit, the last one with an ellipsis', () => {
    const lines = wrapText('word '.repeat(60), { size: 40, width: 500, most: 3 });
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    for (const one of lines) expect(widthOf(one, 40)).toBeLessThanOrEqual(500);
  });
});
