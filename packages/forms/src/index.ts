/** Forms validated with the class of their request body. Not shared by federation: each part bundles what it uses. */
export { DayFilter } from './day-filter.tsx';
export { EmailField } from './email-field.tsx';
export { FormSummary } from './form-summary.tsx';
export { NameFields } from './name-fields.tsx';
export { NewPassword } from './new-password.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { readNumber } from './read-number.ts';
export { SaveBar } from './save-bar.tsx';
export { Honeypot } from './honeypot.tsx';
export { useForm, type FieldState, type Form } from './use-form.ts';
export { useIdempotencyKey, useStoredIdempotencyKey } from './use-idempotency-key.ts';
export { useFormMessages } from './messages/catalog.ts';
