import { Module } from '@nestjs/common';
import { ImageSlots } from '@porchlight/service-kit/images';
import { PicturesController } from './pictures.controller.ts';
import { PicturesService } from './pictures.service.ts';

/** Pictures that staff upload for the texts of the site. */
@Module({ controllers: [PicturesController], providers: [ImageSlots, PicturesService] })
export class PicturesModule {}
