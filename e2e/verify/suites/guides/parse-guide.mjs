// Reads the steps of a guide from its prose: the sentence before a code block states what to do with it.
// "Create `path`:", "Append to `path`:", "In `path`, after `line`, add:", "In `path`, before `line`, add:",
// "In `path`, replace `line` with:", "Run:".

const path = '`(?<path>[^`]+)`';
const line = '(?:`` (?<quoted>.+?) ``|`(?<line>[^`]+)`)';
const end = '[^`:]*:$';
const instructions = [
  new RegExp(`\\b(?<kind>[Cc]reate|[Aa]ppend) (?:to )?${path}${end}`),
  new RegExp(`\\b[Ii]n ${path}, (?<kind>after|before|replace) ${line}${end}`),
  /(?:^|[.:;,] |\) )(?<kind>[Rr]un)[^`:]*:$/,
];
const fence = /^(\s*)(```+)(\w*)\s*$/;

/**
 * Returns the steps of a guide in order: `{ at, kind, path?, line?, text }`; `at` is the number of the line of its code
 * block. Throws for a code block without an instruction, so that a guide contains only code that runs.
 */
export function parseGuide(markdown) {
  const steps = [];
  let paragraph = '';
  let block;
  markdown.split('\n').forEach((line, index) => {
    const [, indent, ticks] = fence.exec(line) ?? [];
    if (block && line.trim() === block.ticks) {
      steps.push({ ...block.instruction, at: block.at, text: block.lines.map((one) => `${one}\n`).join('') });
      block = undefined;
      paragraph = '';
    } else if (block) block.lines.push(line.startsWith(block.indent) ? line.slice(block.indent.length) : line.trim());
    else if (ticks)
      block = { ticks, indent, at: index + 1, lines: [], instruction: instructionOf(paragraph, index + 1) };
    else paragraph = nextParagraph(paragraph, line);
  });
  if (block) throw new Error(`line ${block.at}: the code block has no end`);
  return steps;
}

/** Adds a line to a paragraph; a blank line between a paragraph and its code block does not end it. */
function nextParagraph(paragraph, line) {
  const isBlank = line.trim() === '';
  if (isBlank) return paragraph.endsWith(':') ? paragraph : '';
  const isNew = paragraph.endsWith(':') || /^\s*(?:[-*]|\d+\.|#+) /.test(line);
  return isNew ? line.trim() : `${paragraph} ${line.trim()}`.trim();
}

function instructionOf(paragraph, at) {
  for (const pattern of instructions) {
    const found = pattern.exec(paragraph)?.groups;
    if (!found) continue;
    const { kind, path, line = found.quoted } = found;
    return { kind: kind.toLowerCase(), ...(path && { path }), ...(line && { line }) };
  }
  throw new Error(`line ${at}: no instruction before the code block: "${paragraph}"`);
}
