import { Matches } from 'class-validator';
import { keyScopes, type PermissionName } from './permissions.ts';

/**
 * Key of a permission that an owner made: `made-viewPartnerPages`. No name of the registry has a hyphen, so that none,
 * also none that is added later, can ever be the key of a permission that was made
 * (docs/adr/0050-keep-made-permissions-apart-from-calls.md).
 */
export type MadePermission = `made-${string}`;
export type AnyPermission = PermissionName | MadePermission;

const prefix = 'made-';
/** First words of the names of permissions that owners make. */
export const madePermissionActions = ['view', 'create', 'modify', 'show'] as const;
export type MadePermissionAction = (typeof madePermissionActions)[number];

/** Rest of the name of a made permission: `PartnerPages`. */
export const madePermissionArea = /^[A-Z][A-Za-z0-9]{1,39}$/;
export const madePermissionOf = (action: string, area: string): MadePermission => `${prefix}${action}${area}`;
export const isMadePermission = (name: string): name is MadePermission => name.startsWith(prefix);
/** Returns whether an API key can be given a permission: those that owners made open no call. */
export const isKeyScope = (name: string): boolean =>
  isMadePermission(name) || (keyScopes as readonly string[]).includes(name);
/** Returns the name that people read: `viewPartnerPages`. */
export const nameOfPermission = (permission: string): string =>
  isMadePermission(permission) ? permission.slice(prefix.length) : permission;

const options = { message: '$property must be a permission' };
const pattern = /^(made-)?[a-z]+[A-Za-z0-9]{1,60}$/;
/** A permission of the registry, or one that an owner made. Whether it exists is not part of this check. */
export const IsPermissionKey = (): PropertyDecorator => Matches(pattern, options);
export const ArePermissionKeys = (): PropertyDecorator => Matches(pattern, { ...options, each: true });
