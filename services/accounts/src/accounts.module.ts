import { Module } from '@nestjs/common';
import { AccountDocumentsModule } from './account-documents/account-documents.module.ts';
import { AccountImportsModule } from './account-imports/account-imports.module.ts';
import { AccountMergesModule } from './account-merges/account-merges.module.ts';
import { AccountReviewsModule } from './account-reviews/account-reviews.module.ts';
import { ApiKeysModule } from './api-keys/api-keys.module.ts';
import { ApiStateModule } from './api-state/api-state.module.ts';
import { ClaimModule } from './claim/claim.module.ts';
import { CompaniesModule } from './companies/companies.module.ts';
import { ConfirmModule } from './confirm/confirm.module.ts';
import { LandlordNamesModule } from './landlord-names/landlord-names.module.ts';
import { LoginModule } from './login/login.module.ts';
import { MadePermissionsModule } from './made-permissions/made-permissions.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { MailVerificationModule } from './mail-verification/mail-verification.module.ts';
import { OwnAccountModule } from './own-account/own-account.module.ts';
import { PasswordModule } from './password/password.module.ts';
import { PhotoModule } from './photo/photo.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { ReauthenticationModule } from './reauthentication/reauthentication.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { RenterProfileModule } from './renter-profile/renter-profile.module.ts';
import { RentersAdminModule } from './renters-admin/renters-admin.module.ts';
import { RightsModule } from './rights/rights.module.ts';
import { SecondFactorModule } from './second-factor/second-factor.module.ts';
import { SecurityIncidentsModule } from './security-incidents/security-incidents.module.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { RolesModule } from './roles/roles.module.ts';
import { StaffNotesModule } from './staff-notes/staff-notes.module.ts';
import { SupportUsersModule } from './support-users/support-users.module.ts';
import { SupportCompaniesModule } from './support-companies/support-companies.module.ts';
import { UserManagementModule } from './user-management/user-management.module.ts';
import { UsersModule } from './users/users.module.ts';
import { ViewAsModule } from './view-as/view-as.module.ts';

/** Root module of the accounts service. */
@Module({
  imports: [
    RightsModule,
    UsersModule,
    RolesModule,
    MadePermissionsModule,
    UserManagementModule,
    ViewAsModule,
    SessionsModule,
    LoginModule,
    MailModule,
    ConfirmModule,
    MailVerificationModule,
    RegistrationModule,
    PasswordModule,
    ReauthenticationModule,
    OwnAccountModule,
    PhotoModule,
    RenterProfileModule,
    PrivacyModule,
    ClaimModule,
    CompaniesModule,
    SupportCompaniesModule,
    RentersAdminModule,
    SupportUsersModule,
    SecondFactorModule,
    ApiKeysModule,
    ApiStateModule,
    AccountMergesModule,
    AccountImportsModule,
    AccountReviewsModule,
    AccountDocumentsModule,
    SecurityIncidentsModule,
    StaffNotesModule,
    LandlordNamesModule,
  ],
})
export class AccountsModule {}
