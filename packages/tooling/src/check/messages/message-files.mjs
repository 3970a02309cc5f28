// The files that hold messages, for the check of catalogs (messages.mjs) and the list of all messages
// (list-messages.mjs).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Returns the files of the repository that match the patterns of git, including new ones. */
export const filesOf = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
    .split('\0')
    .filter((file) => file && existsSync(file));

export const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
export const isText = (node) => node !== undefined && ts.isStringLiteralLike(node);
export const lineOf = (node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
export const isCatalogFile = (file) => /\/messages\/(en|fr|en-us)\.ts$/.test(file);
export const isTest = (file) => /\.(test|spec|e2e|verify)\.tsx?$|\/testing\//.test(file);
