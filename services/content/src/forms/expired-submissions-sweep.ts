/** Retention of form submissions: 12 months. */
export const expiredSubmissionsSweep = 'delete from form_submission where expires_at < now()';
