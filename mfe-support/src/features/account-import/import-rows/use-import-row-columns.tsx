import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { StatusBadge, type Column } from '@porchlight/console-ui';
import type { ImportIssue, ImportRow } from '@porchlight/contracts/accounts';
import { userPath } from '../../../shared/support-paths.ts';
import { rowTones } from '../import-tones.ts';
import css from '../import.module.css';
import { importMessages } from '../messages/catalog.ts';

/** Returns the columns of the rows of an import: what they would do, or what became of them. */
export function useImportRowColumns(): readonly Column<ImportRow & { readonly id: string }>[] {
  const t = useMessages(importMessages);
  const format = useFormat();
  const mayShow = usePermission('showUser');
  return [
    {
      key: 'line',
      title: t('line'),
      render: ({ line }) => format.number(line),
      isNumeric: true,
      card: 'action',
    },
    { key: 'company', title: t('company'), render: ({ company }) => company || t('erased'), card: 'title' },
    { key: 'email', title: t('email'), render: ({ email }) => email || t('none'), card: 'fact' },
    { key: 'reference', title: t('reference'), render: ({ reference }) => reference || t('none') },
    { key: 'result', title: t('result'), render: (row) => <RowState row={row} />, card: 'status' },
    { key: 'faults', title: t('faults'), render: (row) => <Reasons row={row} />, card: 'fact' },
    {
      key: 'user',
      title: t('user'),
      render: ({ userId }) =>
        userId === undefined || !mayShow ? t('none') : <Link to={userPath(userId)}>{t('openUser')}</Link>,
      card: 'action',
    },
  ];
}

function RowState({ row: { plan, result, undo } }: { readonly row: ImportRow }) {
  const t = useMessages(importMessages);
  const text = result === undefined ? t(`plan.${plan}`) : t(`result.${result}`);
  return (
    <span className={css.state}>
      <StatusBadge tone={rowTones[result ?? plan]}>{text}</StatusBadge>
      {undo !== undefined && <StatusBadge tone={rowTones[undo]}>{t(`undo.${undo}`)}</StatusBadge>}
    </span>
  );
}

function Reasons({ row: { issues, keepReason } }: { readonly row: ImportRow }) {
  const t = useMessages(importMessages);
  const textOf = ({ code, field, column, line = 0 }: ImportIssue) => {
    const name = column ?? (field === undefined ? '' : t(`field.${field}`));
    return t(`issue.${code}`, { column: name, line });
  };
  const reasons = [...issues.map(textOf), ...(keepReason === undefined ? [] : [t(`keep.${keepReason}`)])];
  return reasons.join(' ');
}
