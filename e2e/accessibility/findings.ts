import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const advice = 'best-practice';

/** Findings of axe on one view of a page: number of nodes by impact, and the violations as text. */
export interface Findings {
  readonly critical: number;
  readonly serious: number;
  readonly moderate: number;
  readonly minor: number;
  readonly advice: number;
  readonly violations: readonly string[];
  readonly adviceItems: readonly string[];
}

/** Runs axe on the current state of the page. */
export async function findingsOf(page: Page): Promise<Findings> {
  const { violations } = await new AxeBuilder({ page }).withTags([...wcag, advice]).analyze();
  const wcagViolations = violations.filter(({ tags }) => !tags.includes(advice));
  const adviceViolations = violations.filter(({ tags }) => tags.includes(advice));
  const countNodes = (impact: string) =>
    wcagViolations.filter((one) => one.impact === impact).reduce((sum, { nodes }) => sum + nodes.length, 0);
  const describe = ({ id, nodes }: (typeof violations)[number]) =>
    `${id}: ${nodes
      .map(({ target }) => target.join(' '))
      .slice(0, 3)
      .join(' · ')}`;
  return {
    critical: countNodes('critical'),
    serious: countNodes('serious'),
    moderate: countNodes('moderate'),
    minor: countNodes('minor'),
    advice: adviceViolations.reduce((sum, { nodes }) => sum + nodes.length, 0),
    violations: wcagViolations.map(describe),
    adviceItems: adviceViolations.map(describe),
  };
}
