// ESLint rule `plain-terms`: identifiers, comments, log messages and test titles.
import { findPlainTerms, plainTermFault } from './plain-terms.mjs';

const logMethod = /^(?:trace|debug|info|log|warn|error|fatal)$/;
const logObject = /^(?:\w*log|\w*logger|console)$/i;
const testFunction = /^(?:it|test|describe)$/;

const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name);

function isLogCall({ callee }) {
  return (
    callee.type === 'MemberExpression' && logMethod.test(nameOf(callee)) && logObject.test(nameOf(callee.object) ?? '')
  );
}

/** Whether a call names a test: `it(…)`, `describe(…)`, `it.each(…)(…)`. */
function isTestCall({ callee }) {
  let called = callee;
  while (called.type === 'CallExpression' || called.type === 'MemberExpression')
    called = called.type === 'CallExpression' ? called.callee : called.object;
  return testFunction.test(called.name ?? '');
}

/** Whether an identifier is a rental type as a key of an object. */
const isVocabularyKey = (node) =>
  node.name === 'house' && node.parent.type === 'Property' && node.parent.key === node && !node.parent.shorthand;

/** Returns the text of a file with blanks instead of code, so that a phrase is found across the lines of a comment. */
function commentText({ text }, comments) {
  let masked = '';
  for (const { range } of comments) masked = masked.padEnd(range[0]) + text.slice(...range);
  return masked;
}

export const plainTermsRule = {
  create(context) {
    const { sourceCode, filename } = context;
    const file = filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const report = (node, text) => {
      for (const term of findPlainTerms(text, file)) context.report({ loc: node.loc, message: plainTermFault(term) });
    };
    // `import { a }` and `{ a }` have two nodes in one place.
    const checked = new Set();
    const checkName = (node) => {
      if (checked.has(node.range[0]) || isVocabularyKey(node)) return;
      checked.add(node.range[0]);
      report(node, node.name);
    };
    return {
      Program: () => {
        const comments = commentText(sourceCode, sourceCode.getAllComments());
        for (const term of findPlainTerms(comments, file))
          context.report({ loc: sourceCode.getLocFromIndex(term.index), message: plainTermFault(term) });
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
      CallExpression: (node) => {
        const [text] = node.arguments;
        if (text && (isLogCall(node) || isTestCall(node)) && /Literal$/.test(text.type))
          report(text, sourceCode.getText(text));
      },
    };
  },
};
