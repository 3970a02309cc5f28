import { Module } from '@nestjs/common';
import { RightsModule } from '../rights/rights.module.ts';
import { AuthorRights } from './author-rights.ts';

/** Rights of who changes rights. */
@Module({ imports: [RightsModule], providers: [AuthorRights], exports: [AuthorRights] })
export class AuthorRightsModule {}
