import type { StatusTone } from '@porchlight/console-ui';
import type { AccountImportState, ImportPlan, ImportResult, ImportUndo } from '@porchlight/contracts/accounts';

export const stateTones: Readonly<Record<AccountImportState, StatusTone>> = {
  uploaded: 'quiet',
  dry_run: 'quiet',
  confirmed: 'info',
  running: 'info',
  done: 'ok',
  done_with_errors: 'warn',
  cancelled: 'quiet',
  rolling_back: 'info',
  rolled_back: 'quiet',
};
export const rowTones: Readonly<Record<ImportPlan | ImportResult | ImportUndo, StatusTone>> = {
  create: 'ok',
  update: 'info',
  skip: 'quiet',
  conflict: 'warn',
  error: 'danger',
  created: 'ok',
  updated: 'ok',
  skipped: 'quiet',
  failed: 'danger',
  cancelled: 'quiet',
  removed: 'quiet',
  restored: 'quiet',
  kept: 'warn',
};
