import { Injectable } from '@nestjs/common';
import type { ReportCorrectionBody } from '@porchlight/contracts/catalog';
import { Outbox, Problem, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { OwnListingChanges } from '../../own-listings/own-listing-changes.ts';
import { messages } from '../messages.ts';
import { landlordMail } from '../notices/report-mails.ts';
import { ReportClosing } from '../report-closing.ts';
import { ReportedListings } from '../reported-listings.ts';
import { ReportedStates } from '../reported-states.ts';
import { CorrectionTexts } from './correction-texts.ts';

/** Decides about the reports of a listing by a correction of its fields. */
@Injectable()
export class ReportCorrections {
  constructor(
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly closing: ReportClosing,
    private readonly states: ReportedStates,
    private readonly listings: OwnListingChanges,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Throws 404 for an unknown id, 403 `own-listing`, 409 `already-decided`, 409 `state-refused` for a listing that is
   * off the market, 409 `version-conflict` with the stored listing, and 422 for values that its landlord could not
   * enter or that change nothing.
   */
  async correct(
    id: string,
    { version, confirmed, reason, ...fields }: ReportCorrectionBody,
    author: Author,
  ): Promise<void> {
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await this.closing.lock(manager, internalId, author);
      await this.closing.store(manager, { id, decision: 'corrected', confirmed, reason }, author);
      this.states.requireOffered(home);
      const { before, after, currency } = await this.listings.correct(manager, { id: home.id, version }, fields);
      if (Object.keys(after).length === 0) throw new Problem(422, 'nothing-corrected', messages.nothingCorrected);
      await this.closing.confirm(manager, home, { id, confirmed, outcome: 'corrected' });
      await this.states.release(manager, { ...home, version: home.version + 1 });
      const mail = landlordMail('listing-corrected', home, { reportedListingId: id, reason });
      const items = new CorrectionTexts(mail.language, currency).of({ before, after });
      await this.outbox.emit(manager, 'mail.requested', { ...mail, words: { ...mail.words, items } });
      const decided = { decision: 'corrected', confirmed, reason };
      await this.closing.audit(manager, { id, before, after: { ...decided, ...after } }, author);
    });
  }
}
