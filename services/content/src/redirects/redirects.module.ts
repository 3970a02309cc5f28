import { Module } from '@nestjs/common';
import { redirectResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { RedirectRules } from './redirect-rules.ts';
import { Redirect } from './redirect.entity.ts';

/** Redirects of former addresses. */
@Module({ imports: [resourceModule(redirectResource, Redirect, RedirectRules)] })
export class RedirectsModule {}
