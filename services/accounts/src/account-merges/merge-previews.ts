import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MergePreview, MergeRequest } from '@porchlight/contracts/accounts';
import { previewMergePart } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import { blockersOf, MergePartiesReader, pairOf, presentParty, type MergeParties } from './merge-parties.ts';

/** Shows what a merge would do, before it is confirmed. */
@Injectable()
export class MergePreviews {
  constructor(
    private readonly parties: MergePartiesReader,
    private readonly services: ServiceClient,
  ) {}

  async of(request: MergeRequest): Promise<MergePreview> {
    const parties = await this.parties.of(request);
    const blockers = blockersOf(parties);
    // Records of staff are not counted for their colleagues.
    const shown = blockers.includes('staff')
      ? { counts: [], blockers: [], needsApproval: false }
      : await this.#countsOf(parties);
    const preview = {
      survivor: presentParty(parties.survivor),
      merged: presentParty(parties.merged),
      counts: shown.counts,
      blockers: [...blockers, ...shown.blockers],
      needsApproval: shown.needsApproval,
    };
    return { ...preview, hash: createHash('sha256').update(JSON.stringify(preview)).digest('base64url') };
  }

  async #countsOf(parties: MergeParties) {
    const body = pairOf(parties);
    const catalog = await this.services.call(previewMergePart.catalog, { body });
    const commerce = await this.services.call(previewMergePart.commerce, { body });
    return {
      counts: [...catalog.counts, ...commerce.counts],
      blockers: [...catalog.blockers, ...commerce.blockers],
      needsApproval: commerce.needsApproval,
    };
  }
}
