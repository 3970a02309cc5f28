const mark = /\/\* owner clause (\d+) \*\/ (.+?) \/\* or (.+?) \*\//gs;

/**
 * Returns a clause with comments that hold its number and what replaces it; the meaning of its statement is the same.
 */
export const markedClause = (number, clause, replacement) =>
  `/* owner clause ${number} */ ${clause} /* or ${replacement} */`;

/** Returns a statement without one of its marked clauses, and the numbers of all of them. */
export function withoutClause(sql, removed) {
  const clauses = [];
  const text = sql.replace(mark, (marked, number, _, replacement) => {
    clauses.push(Number(number));
    return Number(number) === removed ? replacement : marked;
  });
  return { text, clauses };
}
