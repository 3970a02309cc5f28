import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/tooling/src/root.mjs';
import { guides } from './suites/guides.mjs';
import { withLines } from './suites/guides/apply-step.mjs';
import { entityLines } from './suites/guides/entity-lines.mjs';
import { parseGuide } from './suites/guides/parse-guide.mjs';

const guide = (...lines: string[]) => lines.join('\n');
const block = (...lines: string[]) => ['```ts', ...lines, '```'];

/** Applies the edits of a guide to the files as earlier guides left them, and skips its commands. */
function applyEdits(name: string, files: Map<string, string>): void {
  const read = (path: string) => files.get(path) ?? readFileSync(join(root, path), 'utf8');
  for (const step of parseGuide(readFileSync(join(root, 'docs/how-to', `${name}.md`), 'utf8'))) {
    if (step.kind === 'run') continue;
    if (step.kind === 'create') {
      if (files.has(step.path) || existsSync(join(root, step.path))) throw new Error(`${step.path} already exists`);
      files.set(step.path, step.text);
    } else
      files.set(step.path, step.kind === 'append' ? read(step.path) + step.text : withLines(read(step.path), step));
  }
}

describe('each step of a guide', () => {
  const files = new Map<string, string>();
  it.each(guides)('of %s finds the lines that it names', (name) => {
    applyEdits(name, files);
    expect(files.size).toBeGreaterThan(0);
  });
});

describe('the steps of a guide', () => {
  it('are read from the sentence before each code block', () => {
    expect(
      parseGuide(
        guide(
          '# Add a thing',
          'Prose with `code` that is no step.',
          '',
          '1. Declare it. Create `src/thing.ts`, the class of a thing:',
          '',
          '   ```ts',
          '   class Thing {',
          '     id = 1;',
          '   }',
          '   ```',
          '2. In `src/a.ts`, after `` import `b`; ``, add its',
          '   import:',
          ...block('x'),
          'In `src/a.ts`, before `end`, add:',
          ...block('y'),
          'In `src/a.ts`, replace `old();` with:',
          ...block('z'),
          'Append to `src/b.ts`:',
          ...block('w'),
          'Check it. Run:',
          '```sh',
          'npm test',
          '```',
        ),
      ),
    ).toEqual([
      { kind: 'create', path: 'src/thing.ts', at: 6, text: 'class Thing {\n  id = 1;\n}\n' },
      { kind: 'after', path: 'src/a.ts', line: 'import `b`;', at: 13, text: 'x\n' },
      { kind: 'before', path: 'src/a.ts', line: 'end', at: 17, text: 'y\n' },
      { kind: 'replace', path: 'src/a.ts', line: 'old();', at: 21, text: 'z\n' },
      { kind: 'append', path: 'src/b.ts', at: 25, text: 'w\n' },
      { kind: 'run', at: 29, text: 'npm test\n' },
    ]);
  });

  it.each([
    ['a code block without an instruction', ['An example:', ...block('x')], /line 2: no instruction.*An example/],
    [
      'an instruction for another block',
      ['Create `a.ts`:', ...block('x'), '', ...block('y')],
      /line 6: no instruction/,
    ],
    ['a code block without an end', ['Create `a.ts`:', '```ts', 'x'], /line 2: the code block has no end/],
  ])('are refused for %s', (_, lines, fault) => expect(() => parseGuide(guide(...lines))).toThrow(fault));
});

describe('the lines of a step', () => {
  const text = 'list: [\n  one,\n  two,\n]\n';
  const step = (kind: string, line: string) => withLines(text, { kind, path: 'a.ts', line, text: 'new,\nnext,\n' });

  it('are added with the indentation of their line', () => {
    expect(step('after', 'one,')).toBe('list: [\n  one,\n  new,\n  next,\n  two,\n]\n');
    expect(step('before', 'one,')).toBe('list: [\n  new,\n  next,\n  one,\n  two,\n]\n');
    expect(step('replace', 'two,')).toBe('list: [\n  one,\n  new,\n  next,\n]\n');
  });
  it('need exactly one such line', () => {
    expect(() => step('after', 'three,')).toThrow('a.ts has 0 lines "three,", not one');
    expect(() => withLines('one,\none,', { kind: 'after', path: 'a.ts', line: 'one,', text: 'x' })).toThrow('2 lines');
  });
});

describe('the cost of an entity', () => {
  it('leaves out entity, input class, migration, messages, tests, documents and imports', () => {
    const resource =
      "import { a } from 'a';\n\n/** Input. */\nexport class Input {\n  @Is() a!: string;\n}\nexport const one = define({\n  a,\n});\n";
    expect(
      entityLines([
        { kind: 'create', path: 'packages/contracts/src/one.resource.ts', text: resource },
        { kind: 'create', path: 'services/content/src/ones/one.entity.ts', text: 'x\n' },
        { kind: 'create', path: 'services/content/src/database/migrations/1-one.ts', text: 'x\n' },
        { kind: 'after', path: 'services/content/src/content.ts', text: 'One,\n' },
        { kind: 'after', path: 'mfe-admin/src/messages/en.ts', text: 'x\n' },
        { kind: 'after', path: 'services/content/src/ones/ones.module.ts', text: "import { b } from 'b';\n" },
        { kind: 'run', text: 'npm test\n' },
      ]),
    ).toEqual([{ path: 'packages/contracts/src/one.resource.ts', lines: 3 }]);
  });
});
