import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, IsISO8601, IsOptional } from 'class-validator';
import { IsString, IsUUID, Max, Min, ValidateBy } from 'class-validator';
import { IsCount, IsDay, IsFilledText } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { isKeyScope } from '../../kernel/routes/made-permissions.ts';
import { keyScopes } from '../../kernel/routes/permissions.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxMadePermissions } from '../people-limits.ts';
import { apiUseDays, maxApiKeyDays, maxApiKeyName, maxListedApiKeys } from './api-key-limits.ts';

/** Scopes of a key: permissions of staff, and those that owners made. */
const AreKeyScopes = () =>
  ValidateBy(
    { name: 'keyScope', validator: { validate: (name) => typeof name === 'string' && isKeyScope(name) } },
    { each: true },
  );

/** An API key without its secret, which only the response of its creation has. */
export class ApiKey {
  @IsUUID() id!: string;
  @IsString() name!: string;
  /** Permissions that the key was given. It has those of them that its owner has when it is used. */
  @IsArray() @IsString({ each: true }) scopes!: string[];
  @IsUUID() ownerId!: string;
  @IsString() ownerName!: string;
  @IsISO8601() createdAt!: string;
  @IsISO8601() expiresAt!: string;
  /** Exact to a minute; absent for a key that was never used. */
  @IsOptional() @IsISO8601() lastUsedAt?: string;
  @IsOptional() @IsISO8601() revokedAt?: string;
}
export class ApiKeys {
  @ListOf(() => ApiKey, maxListedApiKeys) keys!: ApiKey[];
}
export class NewApiKey {
  /** Not blank. */
  @IsFilledText(maxApiKeyName) name!: string;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(keyScopes.length + maxMadePermissions)
  @ArrayUnique()
  @AreKeyScopes()
  scopes!: string[];
  /** Days until the key expires. */
  @IsInt() @Min(1) @Max(maxApiKeyDays) days!: number;
}
export class CreatedApiKey {
  @Nested(() => ApiKey) key!: ApiKey;
  /** `plk1_<key>_<secret>`, sent as `Authorization: Bearer`. It is not stored and cannot be shown again. */
  @IsString() secret!: string;
}
export class ApiKeyParams {
  @IsUUID() id!: string;
}
export class RevokedApiKey {
  @Nested(() => ApiKey) key!: ApiKey;
}
/** Calls of one day (UTC) that reached a service. */
export class ApiUseDay {
  @IsDay() day!: string;
  @IsCount() calls!: number;
  /** Calls among them that were answered with 4xx. */
  @IsCount() refused!: number;
  /** Calls among them that were answered with 5xx. */
  @IsCount() failed!: number;
}
export class ApiUse {
  /** The last days, oldest first, also those without calls. */
  @ListOf(() => ApiUseDay, apiUseDays) days!: ApiUseDay[];
}
export class ApiUseQuery {
  /** Id of a key. Default: all keys. */
  @IsOptional() @IsUUID() key?: string;
}

const reads = access.permission('viewApiDashboard');

export const listApiKeys = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/api-keys',
  access: reads,
  response: ApiKeys,
  summary: 'List the newest 200 API keys, those that expired or were revoked within 90 days among them',
});
/** 403 `permission-not-held` for a scope that the caller lacks; 409 `too-many-keys`. */
export const createApiKey = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/api-keys',
  access: access.permission('modifyApiKeys'),
  body: NewApiKey,
  response: CreatedApiKey,
  status: 201,
  lane: 'write',
  errors: ['permission-not-held', 'too-many-keys'],
  summary: 'Create an API key of the caller; the response has its secret, once',
});
// Not the rule of `modifyApiKeys` alone, which asks for the password: a leaked key is stopped by one click.
export const revokeApiKey = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/api-keys/:id/revocation',
  access: access.anyPermission(['modifyApiKeys']),
  params: ApiKeyParams,
  response: RevokedApiKey,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Revoke an API key of any user; it stops working within 10 seconds',
});
export const getApiUse = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/api-use',
  access: reads,
  query: ApiUseQuery,
  response: ApiUse,
  summary: 'Get the calls of the last 30 days that were made with one API key, or with all of them',
});
