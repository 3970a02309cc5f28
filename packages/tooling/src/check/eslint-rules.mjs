// Rules of the house that no published plugin has.
import { basename } from 'node:path';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(d\.)?(ts|tsx|mjs|cjs)$/;
const vague = /(^|[-/])(utils?|helpers?|common|manager|misc)([-./]|$)/;

const onProgram = (check) => ({ create: (context) => ({ Program: (node) => check(context, node) }) });
const pathOf = (context) => context.filename.replaceAll('\\', '/');

export const houseRules = {
  rules: {
    'file-name': onProgram((context, node) => {
      const name = basename(pathOf(context));
      if (!kebab.test(name)) context.report({ node, message: `File names are kebab case: ${name}` });
    }),
    'no-vague-name': onProgram((context, node) => {
      const path = pathOf(context).split('/src/').pop() ?? '';
      if (vague.test(path)) context.report({ node, message: `'${path}' says nothing: name it after what it gives` });
    }),
    'suppression-has-reason': onProgram((context, node) => {
      for (const comment of context.sourceCode.getAllComments())
        if (
          /eslint-disable|@ts-(ignore|expect-error|nocheck)/.test(comment.value) &&
          !/(--|:)\s*\S+ \S+/.test(comment.value)
        )
          context.report({
            node: comment.loc ? { type: 'Program', loc: comment.loc, range: comment.range } : node,
            message: 'A suppression says why',
          });
    }),
  },
};
