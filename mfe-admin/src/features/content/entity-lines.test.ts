import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const area = 'mfe-admin/src/features/content';
const contracts = 'packages/contracts/src';

/** Counts the lines of the declaration that starts with a text, up to its last line, which is not indented. */
function linesOf(path: string, start: string): number {
  const source = read(path);
  const from = source.indexOf(start);
  if (from < 0) throw new Error(`${path} has no ${start}`);
  const lines = source.slice(from).split('\n');
  return lines[0]?.endsWith(';') ? 1 : lines.findIndex((line, at) => at > 0 && /^\S/.test(line)) + 1;
}
const linesWith = (path: string, text: string) =>
  read(path)
    .split('\n')
    .filter((line) => line.includes(text) && !line.startsWith('import ')).length;

describe('an entity that staff edit', () => {
  it.each([
    ['faqs', 'faqResource', 'content/faqs.resource.ts', 'services/content/src/faqs/faqs.module.ts'],
    [
      'postCategories',
      'postCategoryResource',
      'content/post-categories.resource.ts',
      'services/content/src/posts/posts.module.ts',
    ],
  ])(
    '%s costs at most 25 lines beside its classes, rules, migration and messages',
    (name, resource, contract, module) => {
      const counted = {
        resource: linesOf(`${contracts}/${contract}`, `export const ${resource} `),
        module: linesWith(module, `resourceModule(${resource},`),
        screens: linesOf(`${area}/resources.ts`, `export const ${name}`),
        paths: linesWith(`${area}/content-screen.tsx`, `resourceRoutes(${name}`),
      };
      expect(counted.module).toBe(1);
      expect(counted.paths).toBe(1);
      expect(Object.values(counted).reduce((sum, lines) => sum + lines, 0)).toBeLessThanOrEqual(25);
    },
  );
});
