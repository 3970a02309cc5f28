// Project-specific ESLint rules.
import { basename } from 'node:path';
import { plainTermsRule } from './plain-terms-rule.mjs';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(d\.)?(ts|tsx|mjs|cjs)$/;
const vague = /(^|[-/])(utils?|helpers?|common|manager|misc)([-./]|$)/;

const onProgram = (check) => ({ create: (context) => ({ Program: (node) => check(context, node) }) });
const pathOf = (context) => context.filename.replaceAll('\\', '/');

const MAX_LINES = 40;
const MAX_LINES_IF_FLAT = 70;
const MAX_STATEMENTS_IF_FLAT = 14;

/** Counts the lines of a function that hold code: neither blank nor only a comment. */
function codeLines({ loc }, sourceCode) {
  const commented = new Set();
  for (const comment of sourceCode.getAllComments())
    for (let line = comment.loc.start.line; line <= comment.loc.end.line; line += 1) commented.add(line);
  const isCode = (line) => {
    const text = sourceCode.lines[line - 1].trim();
    return text !== '' && !(commented.has(line) && /^(\/\/|\/\*|\*|\{\/\*)/.test(text));
  };
  let count = 0;
  for (let line = loc.start.line; line <= loc.end.line; line += 1) if (isCode(line)) count += 1;
  return count;
}

/** Reports long functions; a flat function (a table, a JSX tree) may be longer (docs/adr/0016). */
function functionSize(context) {
  const open = [];
  const enter = () => open.push(0);
  const leave = (node) => {
    const statements = open.pop();
    const lines = codeLines(node, context.sourceCode);
    const limit = statements <= MAX_STATEMENTS_IF_FLAT ? MAX_LINES_IF_FLAT : MAX_LINES;
    if (lines > limit)
      context.report({ node, message: `${lines} lines with ${statements} statements: at most ${limit}` });
  };
  const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
  return {
    ...Object.fromEntries(
      functions.flatMap((kind) => [
        [kind, enter],
        [`${kind}:exit`, leave],
      ]),
    ),
    ':statement': (node) => {
      if (node.type !== 'BlockStatement' && open.length > 0) open[open.length - 1] += 1;
    },
  };
}

export const localRules = {
  rules: {
    'function-size': { create: functionSize },
    'plain-terms': plainTermsRule,
    'file-name': onProgram((context, node) => {
      const name = basename(pathOf(context));
      if (!kebab.test(name)) context.report({ node, message: `File names are kebab case: ${name}` });
    }),
    'no-vague-name': onProgram((context, node) => {
      const path = pathOf(context).split('/src/').pop() ?? '';
      if (vague.test(path))
        context.report({ node, message: `'${path}' is a vague name: name it after what it exports` });
    }),
    'suppression-has-reason': onProgram((context, node) => {
      for (const comment of context.sourceCode.getAllComments())
        if (
          /eslint-disable|@ts-(ignore|expect-error|nocheck)/.test(comment.value) &&
          !/(--|:)\s*\S+ \S+/.test(comment.value)
        )
          context.report({
            node: comment.loc ? { type: 'Program', loc: comment.loc, range: comment.range } : node,
            message: 'A suppression needs a reason',
          });
    }),
  },
};
