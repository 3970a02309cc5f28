import { Injectable } from '@nestjs/common';
import type { ListingState, PhotoFault } from '@porchlight/contracts';
import { maxFloorPlans, type OwnFloorPlan, type PhotoUploadState } from '@porchlight/contracts/catalog';
import { changedCount, changedRow, notFound } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { floorPlanOf } from '../listings/floor-plan-rows.ts';
import { requireEditable, type Editor } from '../own-listings/editor.ts';
import { PhotoUploadsService } from '../photo-uploads/photo-uploads.service.ts';
import { messages } from './messages.ts';

const isShown = `p.kind = 'plan' and p.state in ('receiving', 'processing', 'attached', 'failed')`;
const ownSql = `
  select l.status from photo_upload p join listing l on l.id = p.listing_id
  where p.id = $1 and l.owner_user_id = $2::uuid and ${isShown}`;
const listSql = `
  select p.id, p.label, p.state, p.fault, p.width is null as "isPdf" from photo_upload p
  where p.listing_id = $1 and ${isShown} order by p.created_at, p.id limit ${maxFloorPlans}`;
// @equivalent-mutant The plan was found by its owner before.
const labelSql = `
  update photo_upload p set label = $3 where p.id = $1 and p.owner_user_id = $2::uuid and ${isShown}`;
// @equivalent-mutant The plan was found by its owner before.
const deleteSql = `
  delete from photo_upload p where p.id = $1 and p.owner_user_id = $2::uuid and ${isShown} returning p.id`;

interface PlanRow {
  readonly id: string;
  readonly label: string;
  readonly isPdf: boolean;
  readonly state: PhotoUploadState | 'attached';
  readonly fault: PhotoFault | null;
}

/** Floor plans of a landlord's listings. */
@Injectable()
export class FloorPlansService {
  constructor(
    private readonly source: DataSource,
    private readonly uploads: PhotoUploadsService,
  ) {}

  /** Returns the plans of a listing, oldest first. Throws 404 for a listing of another landlord. */
  async list({ userId }: Editor, listingId: string): Promise<OwnFloorPlan[]> {
    const listing = await this.uploads.listingOf({ userId }, listingId);
    return (await this.source.query<PlanRow[]>(listSql, [listing.id])).map(toOwnPlan);
  }

  /** Throws 404 for a plan of another landlord, 409 for one of a stopped listing. */
  async label(editor: Editor, id: string, label: string): Promise<void> {
    await this.#requireEditable(editor, id);
    if ((await changedCount(this.source.manager, labelSql, [id, editor.userId, label.trim()])) === 0)
      throw planNotFound();
  }

  /** Deletes a plan. While the store does not respond it stays. Throws 404 and 409 as `label`. */
  async delete(editor: Editor, id: string): Promise<void> {
    await this.#requireEditable(editor, id);
    await this.source.transaction(async (manager) => {
      if (!(await changedRow(manager, deleteSql, [id, editor.userId]))) throw planNotFound();
      await this.uploads.removeFiles(id);
    });
  }

  async #requireEditable(editor: Editor, id: string): Promise<void> {
    const [row] = await this.source.query<{ status: ListingState }[]>(ownSql, [id, editor.userId]);
    if (!row) throw planNotFound();
    requireEditable(row.status, editor);
  }
}

const planNotFound = () => notFound(messages.planNotFound, 'floor-plan-not-found');

const toOwnPlan = ({ state, fault, ...row }: PlanRow): OwnFloorPlan =>
  state === 'attached'
    ? { ...floorPlanOf(row), state: 'ready' }
    : { id: row.id, label: row.label, state, ...(fault === null ? {} : { fault }) };
