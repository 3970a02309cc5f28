import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const advice = 'best-practice';

/** What axe found in one look at a page: how many places by weight, and the serious ones in words. */
export interface Findings {
  readonly critical: number;
  readonly serious: number;
  readonly moderate: number;
  readonly minor: number;
  readonly advice: number;
  readonly words: readonly string[];
  readonly adviceWords: readonly string[];
}

/** Looks at the page as it stands now. */
export async function findingsOf(page: Page): Promise<Findings> {
  const { violations } = await new AxeBuilder({ page }).withTags([...wcag, advice]).analyze();
  const rules = violations.filter(({ tags }) => !tags.includes(advice));
  const good = violations.filter(({ tags }) => tags.includes(advice));
  const places = (impact: string) =>
    rules.filter((one) => one.impact === impact).reduce((sum, { nodes }) => sum + nodes.length, 0);
  const inWords = ({ id, nodes }: (typeof violations)[number]) =>
    `${id}: ${nodes
      .map(({ target }) => target.join(' '))
      .slice(0, 3)
      .join(' · ')}`;
  return {
    critical: places('critical'),
    serious: places('serious'),
    moderate: places('moderate'),
    minor: places('minor'),
    advice: good.reduce((sum, { nodes }) => sum + nodes.length, 0),
    words: rules.map(inWords),
    adviceWords: good.map(inWords),
  };
}
