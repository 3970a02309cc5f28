/** Checks measurements against the budgets. All budgets are reported; a missed one fails the bench. */
export class Judge {
  #verdicts = [];

  /** `evidence` (`{ contestant, slowest }`) is the source of query plans when the budget is missed. */
  atMost(what, measured, budget, evidence) {
    this.#add({ what, budget: `<= ${budget}`, measured, isMet: measured <= budget, evidence });
  }
  atLeast(what, measured, budget, evidence) {
    this.#add({ what, budget: `>= ${budget}`, measured, isMet: measured >= budget, evidence });
  }

  get missed() {
    return this.#verdicts.filter(({ isMet }) => !isMet);
  }
  get rows() {
    return this.#verdicts.map(({ what, budget, measured, isMet }) => ({
      judged: what,
      budget,
      measured,
      verdict: isMet ? 'met' : 'MISSED',
    }));
  }

  #add(verdict) {
    this.#verdicts.push(verdict);
  }
}

/** Returns the plans of the three slowest queries behind each missed budget, each query once. */
export async function plansOf(missed) {
  const slowestQueries = new Map();
  for (const { what, evidence } of missed)
    for (const { query, ms } of evidence?.slowest ?? [])
      if (evidence.contestant.supports(query))
        slowestQueries.set(JSON.stringify(query), { what, query, ms, contestant: evidence.contestant });
  const parts = [];
  for (const { what, query, ms, contestant } of slowestQueries.values())
    parts.push(
      `### ${what}: ${ms.toFixed(1)} ms\n\n\`${JSON.stringify(query)}\`\n\n\`\`\`\n${await contestant.plan(query)}\n\`\`\`\n`,
    );
  return parts.join('\n');
}
