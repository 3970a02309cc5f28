import { Controller, Req, Res } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  continuePhotoUpload,
  createPhotoUpload,
  deletePhotoUpload,
  getPhotoUpload,
  listPhotoUploads,
  type PhotoUploadResponse,
  type PhotoUploads,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { editorOf } from '../own-listings/editor.ts';
import { PhotoUploadsService } from './photo-uploads.service.ts';
import { startUpload, type UploadReply } from './start-upload.ts';
import { tusHeaders, type UploadPart } from './tus-uploads.ts';

/** The parts of the request that the protocol uses. */
interface TusRequest extends UploadPart {
  readonly method: string;
}
type Empty = Record<string, never>;

/** Serves the uploads of photos: the tus protocol, and what became of each file. */
@Controller()
export class PhotoUploadsController {
  constructor(private readonly uploads: PhotoUploadsService) {}

  @Handle(createPhotoUpload)
  async create(
    @Input() { params }: InputOf<typeof createPhotoUpload>,
    @CallerOf() caller: Caller,
    @Req() request: TusRequest,
    @Res({ passthrough: true }) reply: UploadReply,
  ): Promise<Empty> {
    return startUpload(request, reply, (bytes) => this.uploads.createPhoto(editorOf(caller), params.id, bytes));
  }

  @Handle(continuePhotoUpload)
  async receive(
    @Input() { params }: InputOf<typeof continuePhotoUpload>,
    @CallerOf() caller: Caller,
    @Req() part: TusRequest,
    @Res({ passthrough: true }) reply: UploadReply,
  ): Promise<Empty> {
    const offset = await this.uploads.receive(editorOf(caller), params.id, part).catch((error: unknown) => {
      // What was not read of the part would be in the way of the next request on the connection.
      reply.headers({ connection: 'close' });
      throw error;
    });
    reply.headers({ ...tusHeaders, 'upload-offset': String(offset) });
    return {};
  }

  @Handle(getPhotoUpload)
  async show(
    @Input() { params }: InputOf<typeof getPhotoUpload>,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: UploadReply,
  ): Promise<PhotoUploadResponse> {
    const { upload, size, offset } = await this.uploads.find(editorOf(caller), params.id);
    reply.headers({ ...tusHeaders, 'upload-offset': String(offset), 'upload-length': String(size) });
    return { upload };
  }

  @Handle(deletePhotoUpload)
  async discard(@Input() { params }: InputOf<typeof deletePhotoUpload>, @CallerOf() caller: Caller): Promise<Empty> {
    await this.uploads.discard(editorOf(caller), params.id);
    return {};
  }

  @Handle(listPhotoUploads)
  async list(@Input() { params }: InputOf<typeof listPhotoUploads>, @CallerOf() caller: Caller): Promise<PhotoUploads> {
    return { uploads: await this.uploads.list(editorOf(caller), params.id) };
  }
}
