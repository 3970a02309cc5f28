import { Company } from '../users/company.entity.ts';
import { Credential } from '../credentials/credential.entity.ts';
import { Account } from '../users/account.entity.ts';
import { Permission } from '../rights/permission.entity.ts';
import { Role } from '../rights/role.entity.ts';

export const entities = [Company, Account, Credential, Role, Permission];
