import { storage, userStorageName } from '@porchlight/client';

/** Alert whose filters the renter is changing on the results page. */
export interface EditedAlert {
  readonly id: string;
  readonly name: string;
}
const hourMs = 3_600_000;
const storageKey = (userId: string) => userStorageName(userId, 'edited-alert');
const isEditedAlert = (value: unknown): value is EditedAlert =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as EditedAlert).id === 'string' &&
  typeof (value as EditedAlert).name === 'string';

/** Returns the alert that the renter began to change in this browser within the last hour. */
export const readEditedAlert = (userId: string): EditedAlert | undefined =>
  storage.read(storageKey(userId), isEditedAlert);
/** Remembers for an hour which alert the results page changes. */
export const storeEditedAlert = (userId: string, alert: EditedAlert): void => {
  storage.write(storageKey(userId), alert, { expiresIn: hourMs });
};
/** Ends the change of an alert on the results page. */
export const removeEditedAlert = (userId: string): void => {
  storage.remove(storageKey(userId));
};
