/** State of email alerts that the renter's area and the results page share. */
export { readEditedAlert, removeEditedAlert, storeEditedAlert, type EditedAlert } from './edited-alert.ts';
