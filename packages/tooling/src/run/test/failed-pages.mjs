import { existsSync, readFileSync } from 'node:fs';

const maxLines = 250;

/**
 * Prints what each failed test had on its page, which tells more than the failed assertion. Takes specs of a report.
 */
export function printFailedPages(specs) {
  for (const { title, tests } of specs) {
    const context = tests
      .flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
      .find(({ name, path }) => name === 'error-context' && existsSync(path));
    if (context) console.log(`The page of '${title}':\n${pageIn(readFileSync(context.path, 'utf8'))}`);
  }
}

/** Returns the page's accessibility tree in what Playwright writes about a failure, without addresses of links. */
const pageIn = (context) =>
  (/```yaml\n([\s\S]*?)```/.exec(context)?.[1] ?? '')
    .split('\n')
    .filter((line) => !line.includes('- /url:'))
    .slice(0, maxLines)
    .join('\n');
