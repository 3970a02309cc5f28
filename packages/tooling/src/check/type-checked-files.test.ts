import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';

/** Tests of scripts (`.mjs`), which have no types. */
const isTestOfScripts = (file: string) =>
  /^(packages\/tooling\/src|packages\/demo-data\/src\/market|e2e\/verify)\/.*\.(test|spec)\.tsx?$/.test(file);

const filesOf = (project: string): string[] => {
  const { config } = ts.readConfigFile(join(root, project), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root).fileNames;
};

describe('npm run typecheck', () => {
  it('checks every TypeScript file of every workspace', () => {
    const checked = new Set(['tsconfig.node.json', 'tsconfig.web.json'].flatMap(filesOf));
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(files.filter((file) => !checked.has(join(root, file)) && !isTestOfScripts(file))).toEqual([]);
  });
});
