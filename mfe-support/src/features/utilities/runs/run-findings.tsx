import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { UtilityFinding, UtilityRun } from '@porchlight/contracts';
import { companyPath, listingPath } from '../../../shared/support-paths.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import css from './utility-runs.module.css';

/** What a check found: the records with errors, and what is wrong with each. */
export function RunFindings({ run: { kind, done, findingCount, findings } }: { readonly run: UtilityRun }) {
  const t = useMessages(utilitiesMessages);
  const format = useFormat();
  if (kind !== 'ledger-check' && kind !== 'photo-versions') return null;
  return (
    <>
      <p>{t(`run.${kind}.result`, { done: format.number(done), count: findingCount })}</p>
      {findings.length > 0 && (
        <details>
          <summary>{t('run.findings', { count: findings.length })}</summary>
          <ul className={css.findings}>
            {findings.map((finding, at) => (
              <li key={at}>
                <Finding finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Finding({
  finding: { code, recordId, part = '', expected = 0, found = 0 },
}: {
  readonly finding: UtilityFinding;
}) {
  const t = useMessages(utilitiesMessages);
  const format = useFormat();
  return (
    <>
      {code === 'photo-unreadable' ? (
        <Link to={listingPath(recordId)}>{t('run.listing', { id: recordId })}</Link>
      ) : (
        <Link to={companyPath(recordId)}>{t('run.company', { id: recordId })}</Link>
      )}
      <p>{t(`run.finding.${code}`, { part, expected: format.number(expected), found: format.number(found) })}</p>
    </>
  );
}
