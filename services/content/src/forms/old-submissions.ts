/** Removes what people sent us when its twelve months are over (decisions 5.22). */
export const oldSubmissions = 'delete from form_submission where expires_at < now()';
