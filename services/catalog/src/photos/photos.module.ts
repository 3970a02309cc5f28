import { Module } from '@nestjs/common';
import { PhotoController } from './photo.controller.ts';
import { PhotoFiller } from './photo-filler.ts';
import { PhotoRenderer } from './photo-renderer.ts';
import { PhotoStore } from './photo-store.ts';

/** The drawn pictures of demo homes. */
@Module({ controllers: [PhotoController], providers: [PhotoRenderer, PhotoStore, PhotoFiller] })
export class PhotosModule {}
