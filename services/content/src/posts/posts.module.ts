import { Module } from '@nestjs/common';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

/** Guides, and the shelves they stand on. */
@Module({ controllers: [PostsController], providers: [PostsService] })
export class PostsModule {}
