import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The texts of one words file by key. */
export type Texts = Readonly<Record<string, string>>;
/** One folder of words: English, French, and what the US writes otherwise. */
export interface WordsFolder {
  readonly folder: string;
  readonly en: Texts;
  readonly fr: Texts;
  readonly enUs: Texts;
}

const root = join(import.meta.dirname, '../..');
const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

/** Reads the plain literals of a words file, without running it. */
function textsOf(file: string): Texts {
  const texts: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && isText(node.initializer))
      texts[node.name.getText().replace(/^['"]|['"]$/g, '')] = node.initializer.text;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

const parts = ['mfe-public/src', 'shell/src', 'packages/client/src', 'packages/ui/src', 'packages/listing-ui/src'];
/** The words of everything a visitor of the public site can meet. */
export const publicWordsFolders = (): readonly WordsFolder[] =>
  parts.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('words/en.ts'))
      .map((file) => {
        const folder = join(part, dirname(file)),
          american = join(root, folder, 'en-us.ts');
        return {
          folder,
          en: textsOf(join(root, folder, 'en.ts')),
          fr: textsOf(join(root, folder, 'fr.ts')),
          enUs: existsSync(american) ? textsOf(american) : {},
        };
      }),
  );
