/** Holds what was measured against the budgets. Every budget that was named is told; those that are missed fail the bench. */
export class Judge {
  #verdicts = [];

  /** `evidence` (`{ contestant, slowest }`) is where plans come from when the budget is missed. */
  atMost(what, seen, budget, evidence) {
    this.#add({ what, budget: `<= ${budget}`, seen, holds: seen <= budget, evidence });
  }
  atLeast(what, seen, budget, evidence) {
    this.#add({ what, budget: `>= ${budget}`, seen, holds: seen >= budget, evidence });
  }

  get missed() {
    return this.#verdicts.filter(({ holds }) => !holds);
  }
  get rows() {
    return this.#verdicts.map(({ what, budget, seen, holds }) => ({
      judged: what,
      budget,
      seen,
      verdict: holds ? 'holds' : 'MISSED',
    }));
  }

  #add(verdict) {
    this.#verdicts.push(verdict);
  }
}

/** The plans of the slowest three asks behind each missed budget, each ask once. */
export async function plansOf(missed) {
  const asked = new Map();
  for (const { what, evidence } of missed)
    for (const { ask, ms } of evidence?.slowest ?? [])
      if (evidence.contestant.can(ask))
        asked.set(JSON.stringify(ask), { what, ask, ms, contestant: evidence.contestant });
  const parts = [];
  for (const { what, ask, ms, contestant } of asked.values())
    parts.push(
      `### ${what}: ${ms.toFixed(1)} ms\n\n\`${JSON.stringify(ask)}\`\n\n\`\`\`\n${await contestant.plan(ask)}\n\`\`\`\n`,
    );
  return parts.join('\n');
}
