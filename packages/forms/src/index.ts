/** Forms whose values the class of their call checks. Not shared by federation: each part that has a form brings what it uses. */
export { FormSummary } from './form-summary.tsx';
export { NameFields } from './name-fields.tsx';
export { NewPassword } from './new-password.tsx';
export { SaveBar } from './save-bar.tsx';
export { Trap } from './trap.tsx';
export { useForm, type Form } from './use-form.ts';
export { useMessageKey } from './use-message-key.ts';
export { useFormWords } from './words/catalogue.ts';
