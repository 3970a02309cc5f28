import { Credential } from '../credentials/credential.entity.ts';
import { MadePermissionEntity } from '../made-permissions/made-permission.entity.ts';
import { Permission } from '../rights/permission.entity.ts';
import { Role } from '../rights/role.entity.ts';
import { RoleRecordEntity } from '../roles/role-record.entity.ts';
import { SecurityIncident } from '../security-incidents/security-incident.entity.ts';
import { ManagedUser } from '../user-management/managed-user.entity.ts';
import { Account } from '../users/account.entity.ts';
import { Company } from '../users/company.entity.ts';

export const entities = [
  Company,
  Account,
  Credential,
  Role,
  RoleRecordEntity,
  MadePermissionEntity,
  ManagedUser,
  Permission,
  SecurityIncident,
];
