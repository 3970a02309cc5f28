import { readdirSync, readFileSync } from 'node:fs';

const source = new URL('..', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^.]+\.ts$/.test(file));
const textOf = (file: string) => readFileSync(new URL(file, source), 'utf8');
const isValuesFile = (file: string) => /-(limits|values)\.ts$/.test(file);

describe('limits of the contracts', () => {
  it('are in files that browsers can import without class-validator', () => {
    const values = files.filter(isValuesFile);
    expect(values.length).toBeGreaterThan(2);
    expect(values.filter((file) => /^import /m.test(textOf(file)))).toEqual([]);
  });
  it('are exported by those files only', () => {
    const elsewhere = files.filter(
      (file) => /class-validator/.test(textOf(file)) && /^export const max[A-Z]/m.test(textOf(file)),
    );
    expect(elsewhere).toEqual([]);
  });
});
