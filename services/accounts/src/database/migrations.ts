import { CreateListExport20261127204000, CreateResourceHistory20261122180000 } from '@porchlight/service-kit';
import { CreateAccounts20261121010000 } from './migrations/20261121010000-create-accounts.ts';
import { CreateMail20261121110000 } from './migrations/20261121110000-create-mail.ts';
import { CreateAuditEvent20261121110100 } from './migrations/20261121110100-create-audit-event.ts';
import { BindSessions20261121110200 } from './migrations/20261121110200-bind-sessions.ts';
import { CreateRegistration20261121110300 } from './migrations/20261121110300-create-registration.ts';
import { KeepLastOwner20261121110400 } from './migrations/20261121110400-keep-last-owner.ts';
import { CreateTotp20261121110500 } from './migrations/20261121110500-create-totp.ts';
import { SendMail20261121111000 } from './migrations/20261121111000-send-mail.ts';
import { CreateRenterProfile20261121112000 } from './migrations/20261121112000-create-renter-profile.ts';
import { ChangePeople20261121112100 } from './migrations/20261121112100-change-people.ts';
import { ChainAuditEvents20261121112200 } from './migrations/20261121112200-chain-audit-events.ts';
import { CreatePrivacy20261121112300 } from './migrations/20261121112300-create-privacy.ts';
import { KeepLastWordOnMail20261121150100 } from './migrations/20261121150100-keep-last-word-on-mail.ts';
import { ReplaceTotp20261121152000 } from './migrations/20261121152000-replace-totp.ts';
import { NoteLastWord20261121152100 } from './migrations/20261121152100-note-last-word.ts';
import { CreatePersonPhoto20261121195500 } from './migrations/20261121195500-create-person-photo.ts';
import { CompleteDecoys20261123030100 } from './migrations/20261123030100-complete-decoys.ts';
import { SeparateCodeAttempts20261123030000 } from './migrations/20261123030000-separate-code-attempts.ts';
import { CheckBreachedPasswords20261123090000 } from './migrations/20261123090000-check-breached-passwords.ts';
import { CountCompanyChanges20261123092000 } from './migrations/20261123092000-count-company-changes.ts';
import { ReportClaims20261123093000 } from './migrations/20261123093000-report-claims.ts';
import { ReportCompanyNames20261124010900 } from './migrations/20261124010900-report-company-names.ts';
import { AttachFiles20261124030200 } from './migrations/20261124030200-attach-files.ts';
import { CreateCompanyLogo20261127110000 } from './migrations/20261127110000-create-company-logo.ts';
import { NoteAuthenticationTime20261127210000 } from './migrations/20261127210000-note-authentication-time.ts';
import { EditRoles20261128010000 } from './migrations/20261128010000-edit-roles.ts';
import { ManageUsers20261128010100 } from './migrations/20261128010100-manage-users.ts';
import { EditCompanies20261128020000 } from './migrations/20261128020000-edit-companies.ts';
import { ListRenters20261128021000 } from './migrations/20261128021000-list-renters.ts';
import { ListLastEdits20261128042000 } from './migrations/20261128042000-list-last-edits.ts';
import { ReviewAccounts20261129050000 } from './migrations/20261129050000-review-accounts.ts';
import { RequestDocuments20261129150000 } from './migrations/20261129150000-request-documents.ts';
import { KnowSuspendedRegistrants20261129171000 } from './migrations/20261129171000-know-suspended-registrants.ts';
import { ListRestrictedCompanies20261129181000 } from './migrations/20261129181000-list-restricted-companies.ts';
import { MakePermissions20261128050000 } from './migrations/20261128050000-make-permissions.ts';
import { MergeAccounts20261129080000 } from './migrations/20261129080000-merge-accounts.ts';
import { ReplyToMails20261126230000 } from './migrations/20261126230000-reply-to-mails.ts';
import { ReportLandlordsToCatalog20261126200000 } from './migrations/20261126200000-report-landlords-to-catalog.ts';
import { RecordCampaigns20261127050000 } from './migrations/20261127050000-record-campaigns.ts';
import { CreateSecurityIncident20261129120000 } from './migrations/20261129120000-create-security-incident.ts';
import { IndexMailAddresses20261129181000 } from './migrations/20261129181000-index-mail-addresses.ts';
import { CreateStaffNote20261129150000 } from './migrations/20261129150000-create-staff-note.ts';
import { ReportRiskFacts20261129180100 } from './migrations/20261129180100-report-risk-facts.ts';
import { CreateSupportViews20261129040000 } from './migrations/20261129040000-create-support-views.ts';
import { CreateApiKeys20261128040000 } from './migrations/20261128040000-create-api-keys.ts';
import { ListUsersForSupport20261129030000 } from './migrations/20261129030000-list-users-for-support.ts';
import { IndexCompanyPhones20261129030100 } from './migrations/20261129030100-index-company-phones.ts';
import { ImportAccounts20261130010000 } from './migrations/20261130010000-import-accounts.ts';

/** Migrations in execution order. */
export const migrations = [
  CreateAccounts20261121010000,
  CreateMail20261121110000,
  CreateAuditEvent20261121110100,
  BindSessions20261121110200,
  CreateRegistration20261121110300,
  KeepLastOwner20261121110400,
  CreateTotp20261121110500,
  SendMail20261121111000,
  CreateRenterProfile20261121112000,
  ChangePeople20261121112100,
  ChainAuditEvents20261121112200,
  CreatePrivacy20261121112300,
  KeepLastWordOnMail20261121150100,
  ReplaceTotp20261121152000,
  NoteLastWord20261121152100,
  CreatePersonPhoto20261121195500,
  SeparateCodeAttempts20261123030000,
  CompleteDecoys20261123030100,
  CheckBreachedPasswords20261123090000,
  CountCompanyChanges20261123092000,
  ReportClaims20261123093000,
  ReportCompanyNames20261124010900,
  AttachFiles20261124030200,
  ReportLandlordsToCatalog20261126200000,
  RecordCampaigns20261127050000,
  ReplyToMails20261126230000,
  CreateCompanyLogo20261127110000,
  NoteAuthenticationTime20261127210000,
  CreateResourceHistory20261122180000,
  CreateListExport20261127204000,
  EditRoles20261128010000,
  ManageUsers20261128010100,
  EditCompanies20261128020000,
  ListRenters20261128021000,
  CreateApiKeys20261128040000,
  ListLastEdits20261128042000,
  MakePermissions20261128050000,
  CreateSupportViews20261129040000,
  MergeAccounts20261129080000,
  ListUsersForSupport20261129030000,
  IndexCompanyPhones20261129030100,
  ReviewAccounts20261129050000,
  CreateSecurityIncident20261129120000,
  CreateStaffNote20261129150000,
  RequestDocuments20261129150000,
  KnowSuspendedRegistrants20261129171000,
  ListRestrictedCompanies20261129181000,
  ReportRiskFacts20261129180100,
  IndexMailAddresses20261129181000,
  ImportAccounts20261130010000,
];
