import { Controller, StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  beginExport,
  cancelExport,
  deleteAccount,
  getDeletionUndo,
  getExport,
  getExportFile,
  undoDeletion,
  type ConfirmState,
  type DeletionScheduled,
  type ExportStarted,
  type ExportState,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ConfirmPages } from '../confirm/confirm-pages.ts';
import { AccountDeletions } from './deletions.ts';
import { DataExports } from './exports.ts';

/** Privacy requests of users: data export and account deletion. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly exports: DataExports,
    private readonly deletions: AccountDeletions,
    private readonly pages: ConfirmPages,
  ) {}

  @Handle(beginExport)
  async begin(
    @Input() { body }: InputOf<typeof beginExport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ExportStarted> {
    return { exportId: await this.exports.begin(caller, body.current_password, client) };
  }

  @Handle(getExport)
  getState(@Input() { params }: InputOf<typeof getExport>, @CallerOf() caller: Caller): Promise<ExportState> {
    return this.exports.getState(params.id, caller);
  }

  @Handle(cancelExport)
  async cancel(@Input() { params }: InputOf<typeof cancelExport>, @CallerOf() caller: Caller): Promise<Done> {
    await this.exports.cancel(params.id, caller);
    return {};
  }

  @Handle(getExportFile)
  async file(
    @Input() { params }: InputOf<typeof getExportFile>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<StreamableFile> {
    const file = await this.exports.fetch(params, caller, client);
    return new StreamableFile(file, {
      type: 'application/zip',
      length: file.length,
      disposition: 'attachment; filename="porchlight-data.zip"',
    });
  }

  @Handle(deleteAccount)
  async delete(
    @Input() { body }: InputOf<typeof deleteAccount>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<DeletionScheduled> {
    return { deletesAt: (await this.deletions.plan(caller, body, client)).toISOString() };
  }

  @Handle(getDeletionUndo)
  undoState(@Input() { params }: InputOf<typeof getDeletionUndo>): Promise<ConfirmState> {
    return this.pages.stateOf('undo-deletion', params.token);
  }

  @Handle(undoDeletion)
  async undo(@Input() { params }: InputOf<typeof undoDeletion>, @ClientOf() client: Client): Promise<Done> {
    await this.deletions.undo(params.token, client);
    return {};
  }
}
