import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeFloorPlan,
  createFloorPlan,
  deleteFloorPlan,
  listFloorPlans,
  type OwnFloorPlans,
} from '@porchlight/contracts/catalog';
import { getFloorPlanFile } from '@porchlight/contracts/internal';
import { CallerOf, Handle, Input, notFound } from '@porchlight/service-kit';
import { editorOf } from '../own-listings/editor.ts';
import { startUpload, type UploadReply, type UploadRequest } from '../photo-uploads/start-upload.ts';
import { PhotoUploadsService } from '../photo-uploads/photo-uploads.service.ts';
import { PlanFiles } from '../photos/plan-files.ts';
import { FloorPlansService } from './floor-plans.service.ts';
import { messages } from './messages.ts';

type Empty = Record<string, never>;

/** Serves the floor plans of listings. Their files arrive as those of photos do. */
@Controller()
export class FloorPlansController {
  constructor(
    private readonly plans: FloorPlansService,
    private readonly uploads: PhotoUploadsService,
    private readonly files: PlanFiles,
  ) {}

  @Handle(createFloorPlan)
  async create(
    @Input() { params }: InputOf<typeof createFloorPlan>,
    @CallerOf() caller: Caller,
    @Req() request: UploadRequest,
    @Res({ passthrough: true }) reply: UploadReply,
  ): Promise<Empty> {
    return startUpload(request, reply, (bytes) => this.uploads.createPlan(editorOf(caller), params.id, bytes));
  }

  @Handle(listFloorPlans)
  async list(@Input() { params }: InputOf<typeof listFloorPlans>, @CallerOf() caller: Caller): Promise<OwnFloorPlans> {
    return { floorPlans: await this.plans.list(editorOf(caller), params.id) };
  }

  @Handle(changeFloorPlan)
  async change(@Input() { params, body }: InputOf<typeof changeFloorPlan>, @CallerOf() caller: Caller): Promise<Empty> {
    await this.plans.label(editorOf(caller), params.id, body.label);
    return {};
  }

  @Handle(deleteFloorPlan)
  async delete(@Input() { params }: InputOf<typeof deleteFloorPlan>, @CallerOf() caller: Caller): Promise<Empty> {
    await this.plans.delete(editorOf(caller), params.id);
    return {};
  }

  @Handle(getFloorPlanFile)
  async file(
    @Input() { params }: InputOf<typeof getFloorPlanFile>,
    @Res({ passthrough: true }) reply: UploadReply,
  ): Promise<StreamableFile> {
    const file = await this.files.open(params.name);
    if (!file) throw notFound(messages.planNotFound, 'photo-not-found');
    // The file behind a name never changes; shared caches keep none, so that a deleted plan disappears.
    reply.headers({ 'cache-control': 'private, max-age=31536000, immutable' });
    return new StreamableFile(file.stream, {
      type: 'application/pdf',
      length: file.size,
      disposition: 'attachment; filename="floor-plan.pdf"',
    });
  }
}
