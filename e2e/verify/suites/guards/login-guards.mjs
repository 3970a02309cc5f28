/** Protections of sessions and second factors. */
export const loginGuards = [
  {
    name: 'binding: a browser’s token is invalid without its cookie',
    file: 'services/accounts/src/sessions/sessions.service.ts',
    marker: 'session-binding',
    take: /if \(expectedBinding !== null && expectedBinding !== binding\)/,
    put: 'if (false)',
    tests: 'services/accounts/src/sessions/sessions.http.spec.ts',
    expected: 'is revoked when it arrives without it, and audited once',
  },
  {
    name: 'sensitive changes: a session an hour old needs the password again',
    file: 'packages/contracts/src/kernel/routes/access.ts',
    marker: 'reauthentication',
    take: /required\.kind === 'permission' && sensitivePermissions\.has\(required\.permission\)/,
    put: 'false',
    tests: 'packages/contracts/src/kernel/routes/access.test.ts',
    expected: 'needs a proof of the last five minutes to change settings, roles and keys',
  },
  {
    name: 'two-factor codes: they are limited over all networks',
    file: 'services/accounts/src/second-factor/totp-check.ts',
    marker: 'totp-total',
    take: /if \(isTotpCode\(otp\)\) await this\.#count\(`otp:\$\{personId\}`, codesPerHour\);/,
    put: '',
    tests: 'services/accounts/src/second-factor/totp-limits.http.spec.ts',
    expected: 'are limited to 100 six-digit codes an hour from all networks, but never for a recovery code',
  },
];
