import { Module } from '@nestjs/common';
import { AuthorRightsModule } from '../roles/author-rights.module.ts';
import { UserAuthority } from './user-authority.ts';

/** Who may change which accounts. */
@Module({ imports: [AuthorRightsModule], providers: [UserAuthority], exports: [UserAuthority] })
export class UserAuthorityModule {}
