import { Injectable } from '@nestjs/common';
import { importMailHours } from '@porchlight/contracts/accounts';
import { changedRow, Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { ClaimMails, type UnclaimedAccount } from '../../claim/claim-mails.ts';
import { countRows, lockImport } from '../import-state.ts';

/** Sends the next claim mails of an import. */
export const mailTask = 'account-import-mails';
const mailsPerStep = 20;
/** Rows of the table `one` whose accounts can get a claim mail. */
export const isMailableSql = `
  one.wants_mail and one.result in ('created', 'updated') and one.undo is null
  and (one.mailed_at is null or one.mailed_at < now() - interval '${importMailHours} hours')
  and exists (select from person where person.id = one.person_id and person.state = 'unclaimed')
  and not exists (select from claim_report where claim_report.person_id = one.person_id)`;
const dueSql = `
  select one.line, one.mailed_at is null as "isFirst" from account_import_row one
  where one.import_id = $1 and ${isMailableSql} order by one.line limit ${mailsPerStep}`;
const takeSql = `
  update account_import_row one set mailed_at = now() from person
  where one.import_id = $1 and one.line = $2 and person.id = one.person_id
  returning person.id, person.first_name as "firstName", person.language`;

/** Sends the claim mails of an import on request, once a day to an account at most. */
@Injectable()
export class ImportMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly mails: ClaimMails,
  ) {}

  @Task(mailTask)
  async mailNext({ id }: { readonly id: string }, manager: EntityManager): Promise<void> {
    const stored = await lockImport(manager, id);
    if (!stored) return;
    const due = await manager.query<{ line: number; isFirst: boolean }[]>(dueSql, [id]);
    if (due.length === 0) return;
    for (const { line, isFirst } of due) {
      const account = await changedRow<UnclaimedAccount>(manager, takeSql, [id, line]);
      if (!account) continue;
      await this.mails.send(manager, account);
      if (isFirst) await this.mails.schedule(manager, account.id);
    }
    await countRows(manager, id);
    await this.outbox.enqueue(manager, mailTask, { id }, { key: id });
  }
}
