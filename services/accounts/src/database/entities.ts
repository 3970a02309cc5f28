import { Company } from '../people/company.entity.ts';
import { Credential } from '../login/credential.entity.ts';
import { Person } from '../people/person.entity.ts';
import { Permission } from '../rights/permission.entity.ts';
import { Role } from '../rights/role.entity.ts';

export const entities = [Company, Person, Credential, Role, Permission];
