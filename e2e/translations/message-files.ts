import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The messages of one file, by key. */
export type Messages = Readonly<Record<string, string>>;
/** One folder of messages: English, French, and the US overrides. */
export interface MessageFolder {
  readonly folder: string;
  readonly en: Messages;
  readonly fr: Messages;
  readonly enUs: Messages;
}

const root = join(import.meta.dirname, '../..');
const isStringLiteral = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

/** Reads the string literals of a message file without executing it. */
function readMessages(file: string): Messages {
  const messages: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && isStringLiteral(node.initializer))
      messages[node.name.getText().replace(/^['"]|['"]$/g, '')] = node.initializer.text;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return messages;
}

const sourceFolders = [
  'mfe-public/src',
  'shell/src',
  'packages/client/src',
  'packages/ui/src',
  'packages/listing-ui/src',
];
/** Returns the messages of everything that a visitor of the public site can see. */
export const publicMessageFolders = (): readonly MessageFolder[] =>
  sourceFolders.flatMap((sourceFolder) =>
    readdirSync(join(root, sourceFolder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('messages/en.ts'))
      .map((file) => {
        const folder = join(sourceFolder, dirname(file));
        const usFile = join(root, folder, 'en-us.ts');
        return {
          folder,
          en: readMessages(join(root, folder, 'en.ts')),
          fr: readMessages(join(root, folder, 'fr.ts')),
          enUs: existsSync(usFile) ? readMessages(usFile) : {},
        };
      }),
  );
