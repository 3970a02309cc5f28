import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

import { expect } from '@jest/globals';
import pg from 'pg';

import { root } from '../../root.mjs';
import { withoutClause } from './owner-clause-marks.mjs';

// `OWNER_CLAUSES_RUN`: file to which each clause that a test file runs is appended, once, as `NUMBER FILE`.
// `OWNER_CLAUSES_REMOVED`: JSON object, the clause that each test file runs without.
const { OWNER_CLAUSES_RUN: trace, OWNER_CLAUSES_REMOVED: removed = '{}' } = process.env;
const file = relative(root, expect.getState().testPath);
const removedClause = JSON.parse(removed)[file];
const traced = new Set();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (statement, ...rest) {
  if (typeof statement === 'string') return query.call(this, changed(statement), ...rest);
  if (typeof statement?.text === 'string') statement.text = changed(statement.text);
  return query.call(this, statement, ...rest);
};

function changed(sql) {
  const { text, clauses } = withoutClause(sql, removedClause);
  for (const clause of clauses) {
    if (trace === undefined || traced.has(clause)) continue;
    traced.add(clause);
    appendFileSync(trace, `${clause} ${file}\n`);
  }
  return text;
}
