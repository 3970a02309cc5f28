/** Name under which the session storage of a tab holds the view of a user that staff made (docs/rules/view-as.md). */
export const storedViewName = 'porchlight:view-as';

/** View of a user, in the session storage of its tab only. */
export interface StoredView {
  /** Absent once the view has ended. */
  readonly token?: string;
  readonly expiresAt: string;
  readonly userName: string;
  /** Page of staff from which the view was started. */
  readonly recordPath: string;
}
