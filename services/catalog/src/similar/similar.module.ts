import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.ts';
import { SimilarController } from './similar.controller.ts';
import { SimilarHomes } from './similar-homes.ts';
import { SimilarStore } from './similar-store.ts';

/** Homes like one, homes of the same landlord, the newest homes. */
@Module({
  imports: [SearchModule],
  controllers: [SimilarController],
  providers: [SimilarHomes, SimilarStore],
  exports: [SimilarHomes],
})
export class SimilarModule {}
