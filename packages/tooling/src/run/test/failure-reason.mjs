import { stripVTControlCharacters } from 'node:util';

const maxLines = 6;

/** Names a failed test with the first lines of its error, which a log that is cut in the middle still shows. */
export function withReason(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [name, ...lines.slice(0, maxLines).map((line) => `      ${line.slice(0, 200)}`)].join('\n');
}
